import { refuse } from './refuse.ts';
import { isPlainText } from './strict-json.ts';

/** The time stamp that keeps a GET out of caches (spec section 7); it carries nothing. */
const stamp = '_t';

/** Reads the query of an address (`a=1&b=2`). A name given twice or a value no store can carry is refused. */
export function parseStrictQuery(query: string): Record<string, string> {
  const values = new Map<string, string>();
  for (const part of query.split('&').filter(Boolean)) {
    const [name, value] = decode(part);
    if (values.has(name) || !isPlainText(name + value)) refuse('input.invalid');
    values.set(name, value);
  }
  values.delete(stamp);
  return Object.fromEntries(values);
}

function decode(part: string): [string, string] {
  const at = part.indexOf('=');
  const halves = at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
  try {
    const [name = '', value = ''] = halves.map((half) =>
      decodeURIComponent(half.replaceAll('+', ' ')),
    );
    return [name, value];
  } catch (cause) {
    return refuse('input.invalid', { cause });
  }
}
