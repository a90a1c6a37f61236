/** The head of a generated file: what wrote it, and from what. */
export function generated(script, source) {
  return `// Written by ${script} from ${source}. Do not edit.\n`;
}
