import load, * as module from "./glue.js";
import { api } from "./api.js";

export const { Assembler, Code, LlasError, InternalError, inspect } = api(module);

export default async function init(source) {
  await load(source === undefined ? undefined : { module_or_path: source });
}
