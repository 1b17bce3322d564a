import { refuse } from './refuse.ts';

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/**
 * Reads the body of a request. What JSON leaves open is refused (`input.invalid`): a key given twice, a NUL, half a
 * surrogate pair. Each has let two readers of one body see two different things.
 */
export function parseStrictJson(text: string): unknown {
  const value = parse(text);
  const tokens = text.match(token) ?? [];
  const open: Set<string>[] = [];
  for (const [index, part] of tokens.entries()) {
    if (part === '{' || part === '[') open.push(new Set());
    if (part === '}' || part === ']') open.pop();
    if (part.startsWith('"')) checkText(part, tokens[index + 1] === ':' ? open.at(-1) : undefined);
  }
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    return refuse('input.invalid', { cause });
  }
}

/** `keys` are those met so far in the object this text is a key of. */
function checkText(quoted: string, keys: Set<string> | undefined): void {
  const text = String(JSON.parse(quoted));
  if (!isPlainText(text) || text === '__proto__') refuse('input.invalid');
  if (keys?.has(text)) refuse('input.invalid');
  keys?.add(text);
}

/** Text that every store and every reader can carry: well-formed Unicode without NUL. */
export const isPlainText = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
