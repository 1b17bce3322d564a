/** Bounds of what one command may read. */
const most = { keys: 20, range: 100, scan: 100 } as const;

/** Words in names of keys and fields that hold sessions or secrets; such names are never read. */
const secretName =
  /session|token|secret|passw|pwd|captcha|credential|cookie|auth|ticket|otp|sms|jwt|login|private|\bsid\b|api.?key/i;

/** Tells whether a key may be read: it begins as the installation allows, and is named after no secret. */
export const isReadable = (key: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => key.startsWith(prefix)) && !secretName.test(key);

/** A command that may be sent, as words; or the sentence why it may not. */
type CheckedCommand = { words: string[] } | { refusal: string };

/** Checks the arguments of a command; returns a sentence where one is wrong. */
type Check = (rest: readonly string[], prefixes: readonly string[]) => string | undefined;

const isCount = (text: string | undefined, atMost: number): boolean =>
  text !== undefined && /^\d{1,6}$/.test(text) && Number(text) <= atMost;

const wrongCount = (expected: string): string => `参数不正确，应为：${expected}`;
const hiddenKey = '该键可能含有会话或密钥，或不在允许查看的范围内，不能查看';
const hiddenField = '该字段可能含有会话或密钥，不能查看';

const nothing =
  (usage: string): Check =>
  (rest) =>
    rest.length === 0 ? undefined : wrongCount(usage);

/** One key, and so many further words. */
const oneKey =
  (usage: string, further: (rest: readonly string[]) => string | undefined = noMore): Check =>
  ([key, ...rest], prefixes) => {
    if (key === undefined) return wrongCount(usage);
    if (!isReadable(key, prefixes)) return hiddenKey;
    return further(rest) === '' ? wrongCount(usage) : further(rest);
  };

const noMore = (rest: readonly string[]): string | undefined =>
  rest.length === 0 ? undefined : '';

const oneField = ([field, ...more]: readonly string[]): string | undefined => {
  if (field === undefined || more.length > 0) return '';
  return secretName.test(field) ? hiddenField : undefined;
};

const range = ([from, to, ...more]: readonly string[]): string | undefined => {
  const isRange = isCount(from, 1_000_000 - 1) && isCount(to, 1_000_000 - 1) && more.length === 0;
  if (!isRange) return '';
  const asked = Number(to) - Number(from) + 1;
  return asked > most.range ? `一次最多读取 ${most.range} 个元素` : undefined;
};

/** `CURSOR [MATCH pattern] [COUNT n]`, with a bounded count. */
const scanOptions = ([cursor, ...rest]: readonly string[]): string | undefined => {
  if (cursor === undefined || !/^\d{1,20}$/.test(cursor)) return '';
  const options = new Map<string, string>();
  for (let at = 0; at < rest.length; at += 2) {
    const [name = '', value] = [rest[at]?.toUpperCase(), rest[at + 1]];
    if (!['MATCH', 'COUNT'].includes(name) || value === undefined || options.has(name)) return '';
    options.set(name, value);
  }
  const count = options.get('COUNT');
  if (count !== undefined && (!isCount(count, most.scan) || count === '0')) {
    return `COUNT 应为 1 至 ${most.scan}`;
  }
  return undefined;
};

const scan: Check = (rest) =>
  scanOptions(rest) === '' ? wrongCount('SCAN 游标 [MATCH 模式] [COUNT 数量]') : scanOptions(rest);

const someKeys: Check = (keys, prefixes) => {
  if (keys.length === 0 || keys.length > most.keys)
    return wrongCount(`EXISTS 键（最多 ${most.keys} 个）`);
  return keys.every((key) => isReadable(key, prefixes)) ? undefined : hiddenKey;
};

const sections = ['server', 'clients', 'memory', 'stats', 'replication', 'cpu', 'keyspace'];
const section: Check = ([name, ...more]) =>
  name !== undefined && more.length === 0 && sections.includes(name.toLowerCase())
    ? undefined
    : wrongCount(`INFO ${sections.join(' | ')}`);

const memoryUsage: Check = ([what, ...rest], prefixes) =>
  what?.toUpperCase() === 'USAGE'
    ? oneKey('MEMORY USAGE 键')(rest, prefixes)
    : '只能执行 MEMORY USAGE 键';

/** The commands that may be sent. They read, answer at once, and reach no more than their bounds say. */
const allowed = new Map<string, Check>([
  ['PING', nothing('PING')],
  ['DBSIZE', nothing('DBSIZE')],
  ['TIME', nothing('TIME')],
  ['INFO', section],
  ['SCAN', scan],
  ['EXISTS', someKeys],
  ['TYPE', oneKey('TYPE 键')],
  ['TTL', oneKey('TTL 键')],
  ['PTTL', oneKey('PTTL 键')],
  ['MEMORY', memoryUsage],
  ['GET', oneKey('GET 键')],
  ['STRLEN', oneKey('STRLEN 键')],
  ['HLEN', oneKey('HLEN 键')],
  ['HGET', oneKey('HGET 键 字段', oneField)],
  ['LLEN', oneKey('LLEN 键')],
  ['LRANGE', oneKey('LRANGE 键 起 止', range)],
  ['SCARD', oneKey('SCARD 键')],
  ['ZCARD', oneKey('ZCARD 键')],
  ['ZRANGE', oneKey('ZRANGE 键 起 止', range)],
]);

/** The names of the commands, for the sentence that refuses another. */
const allowedCommands = [...allowed.keys()];

/**
 * Reads a line as words and checks them by the allow-list. Quotes keep blanks together; a control character, such as the
 * line break that would begin a second command, is refused.
 */
export function checkCommand(line: string, prefixes: readonly string[]): CheckedCommand {
  if (/\p{Cc}/u.test(line)) return { refusal: '命令只能是一行文字' };
  const words = wordsOf(line.trim());
  if (words === undefined) return { refusal: '引号没有成对' };
  const [name = '', ...rest] = words;
  const check = allowed.get(name.toUpperCase());
  if (!check) {
    return { refusal: `不允许执行 ${name.slice(0, 20)}；只能执行 ${allowedCommands.join('、')}` };
  }
  const refusal = check(rest, prefixes);
  return refusal === undefined ? { words: [name.toUpperCase(), ...rest] } : { refusal };
}

function wordsOf(line: string): string[] | undefined {
  const words = Array.from(
    line.matchAll(/"([^"]*)"|'([^']*)'|([^\s"']+)/g),
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  );
  return /["']/.test(line.replaceAll(/"[^"]*"|'[^']*'/g, '')) ? undefined : words;
}
