/** A stretch of text that stayed, went or came. */
export interface Part {
  kind: 'stayed' | 'went' | 'came';
  text: string;
}

/** Longer middles are told as one change: comparing takes time with the square of their length. */
const comparedAtMost = 2_000;

/** Compares two texts: a Chinese character is a word of its own, other letters and digits go by words. */
export function differenceOf(from: string, to: string): Part[] {
  const [before, after] = [wordsOf(from), wordsOf(to)];
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const middle = between(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  );
  return joined([
    ...before.slice(0, start).map(stayed),
    ...middle,
    ...before.slice(before.length - end).map(stayed),
  ]);
}

const stayed = (text: string): Part => ({ kind: 'stayed', text });
const wordsOf = (text: string): string[] => text.match(/[A-Za-z0-9.]+|\s+|[^]/gu) ?? [];

/** By the longest common subsequence. */
function between(before: readonly string[], after: readonly string[]): Part[] {
  if (Math.max(before.length, after.length) > comparedAtMost) {
    return [
      { kind: 'went', text: before.join('') },
      { kind: 'came', text: after.join('') },
    ];
  }
  const common = lengthsOf(before, after);
  const parts: Part[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const kind = stepAt(row, column);
    parts.push({ kind, text: (kind === 'came' ? after[column] : before[row]) ?? '' });
    if (kind !== 'came') row += 1;
    if (kind !== 'went') column += 1;
  }
  return parts;

  function stepAt(at: number, other: number): Part['kind'] {
    if (at >= before.length) return 'came';
    if (other >= after.length) return 'went';
    if (before[at] === after[other]) return 'stayed';
    const width = after.length + 1;
    const [down, right] = [common[(at + 1) * width + other], common[at * width + other + 1]];
    return (down ?? 0) >= (right ?? 0) ? 'went' : 'came';
  }
}

/** Lengths of the longest common subsequence from each position on, row by row. */
function lengthsOf(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        before[row] === after[column]
          ? (lengths[(row + 1) * width + column + 1] ?? 0) + 1
          : Math.max(
              lengths[(row + 1) * width + column] ?? 0,
              lengths[row * width + column + 1] ?? 0,
            );
    }
  }
  return lengths;
}

function joined(parts: readonly Part[]): Part[] {
  const whole: Part[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (last?.kind === part.kind) last.text += part.text;
    else if (part.text !== '') whole.push({ ...part });
  }
  return whole;
}
