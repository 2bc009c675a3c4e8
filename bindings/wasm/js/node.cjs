const { api } = require("./api.cjs");

module.exports = { ...api(require("./glue.cjs")), default: async () => {} };
