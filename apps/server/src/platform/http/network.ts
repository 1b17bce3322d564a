import { isIP, isIPv6 } from 'node:net';

/** The network one party commands: a single IPv4 address, or the first half of an IPv6 one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join() === mappedPrefix) return dotted(groups.slice(6));
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

const mappedPrefix = '0,0,0,0,0,65535';

/** The address in an entry of X-Forwarded-For, without brackets, port and zone; undefined when it is none. */
export function addressIn(entry: string): string | undefined {
  const text = entry.trim();
  const bare = (/^\[([^\]]*)\](?::\d{1,5})?$/.exec(text) ?? /^([\d.]+):\d{1,5}$/.exec(text))?.[1];
  const [address = ''] = (bare ?? text).split('%');
  return isIP(address) === 0 ? undefined : address;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [plain = ''] = address.split('%');
  const [head = [], tail = []] = plain
    .split('::')
    .map((part) => part.split(':').filter(Boolean).flatMap(numbersOf));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => 0);
  return [...head, ...zeros, ...tail];
}

/** One group is one number, and four bytes with dots at the end are two. */
function numbersOf(group: string): number[] {
  if (!group.includes('.')) return [Number.parseInt(group, 16)];
  const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

const dotted = (numbers: number[]): string =>
  numbers.flatMap((number) => [Math.floor(number / 256), number % 256]).join('.');
