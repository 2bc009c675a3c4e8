import node from "./node.cjs";

export const { Assembler, Code, LlasError, InternalError, inspect } = node;
export default node.default;
