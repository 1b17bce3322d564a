import { Refused } from '#platform/http/refuse.ts';
import { OutboundError } from './outbound.ts';

const longest = 120;

const kindWords = {
  timeout: '超时，没有应答',
  unreachable: '无法连接',
  resting: '连续失败，暂停调用',
} as const;

/**
 * The cause of a failure in the words of the service, fit to be kept and shown. A service may repeat in its answer what
 * it was asked to say, so these secrets, links, and whatever looks like a code, a telephone or a token are left out.
 */
export function wordsOfProblem(error: unknown, secrets: readonly string[] = []): string {
  if (error instanceof OutboundError && error.kind !== 'refused') return kindWords[error.kind];
  const isAnswer = error instanceof OutboundError || error instanceof Refused;
  const said = isAnswer && error.cause instanceof Error ? error.cause.message : undefined;
  if (said === undefined) return '应答无法识别';
  const [, status, body = said] = /^(HTTP \d{3}): (.*)$/s.exec(said) ?? [];
  const words = bodyWords(body, secrets);
  return [status, words].filter((part) => part !== undefined && part !== '').join('：');
}

function bodyWords(body: string, secrets: readonly string[]): string {
  const fields = fieldsOf(body);
  // A page for people, or JSON that was cut: nobody knows what is in it.
  if (fields === undefined && /^\s*[<{[]/.test(body)) return '';
  return withoutSecrets(fields ?? body, secrets, fields === undefined ? 3 : 6).slice(0, longest);
}

/** The code and the message of an answer in JSON, by the names that services have for them. */
function fieldsOf(body: string): string | undefined {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (typeof parsed !== 'object' || parsed === null) return '';
  const members = new Map(Object.entries(parsed));
  const first = (names: readonly string[]) =>
    names.map((name) => members.get(name)).find((value) => isWord(value));
  const code = first(['errcode', 'code', 'Code']);
  const message = first(['errmsg', 'message', 'Message', 'msg', 'error']);
  return [code, message].filter((value) => isWord(value)).join(' ');
}

const isWord = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Leaves out the secrets, and runs of digits from a length on. */
function withoutSecrets(text: string, secrets: readonly string[], digits: number): string {
  const folded = text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  const open = secrets
    .filter((secret) => secret !== '')
    .reduce((rest, secret) => rest.replaceAll(secret, '***'), folded);
  return open
    .replaceAll(/\b\w+:\/\/\S+/g, '***')
    .replaceAll(/[\w-]{24,}/g, '***')
    .replaceAll(new RegExp(String.raw`\d(?:[\s.-]?\d){${digits - 1},}`, 'g'), '***')
    .replace(/\d+$/, '')
    .trim();
}
