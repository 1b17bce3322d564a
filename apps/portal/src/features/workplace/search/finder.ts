import type { Find, Option } from '@portal/ui/forms/matching';
import {
  findIn,
  type Found,
  plain,
  readable,
  type Readable,
  type Stretch,
} from '#platform/pinyin/readable.ts';

/** An option that is found by more than its text. */
export interface Searchable extends Option {
  /** Other words for it; found as the text is, after that and what stands aside. */
  also: readonly string[];
  /** Found by any part of it, as it is written: a path, codes. */
  exact: string;
}

export type Finder<Choice extends Searchable> = ReturnType<typeof createFinder<Choice>>;

interface Prepared<Choice> {
  choice: Choice;
  text: Readable;
  aside: Readable;
  also: Readable[];
  exact: string;
}

/** How well an option answers: the smaller, the better. */
const ranks = { begins: 0, holds: 1, readsFromStart: 2, reads: 3, around: 4, exact: 5 } as const;

interface Hit {
  rank: number;
  marks: readonly Stretch[];
  asideMarks: readonly Stretch[];
}

/** Fewer letters are in too many paths to mean one. */
const fewestOfPath = 3;

/**
 * Finds options by characters, pinyin or initials of their text and of what stands aside, and by a part of their path or
 * code: what somebody typed as a whole, or else each word by itself. Options keep their groups, in which the best come first;
 * `bestGroupFirst` orders the groups by their best as well.
 */
export function createFinder<Choice extends Searchable>({ bestGroupFirst = false } = {}) {
  const known = new WeakMap<readonly Choice[], Prepared<Choice>[]>();

  /** Reads all options, which takes a moment and need not wait for the first key. */
  function makeReady(options: readonly Choice[]): Prepared<Choice>[] {
    const prepared = known.get(options) ?? options.map(prepare);
    known.set(options, prepared);
    return prepared;
  }
  const find: Find<Choice> = (options, typed) => {
    const words = typed.trim().split(/\s+/).filter(Boolean).map(meant);
    if (words.length === 0) return options;
    const whole = meant(typed.trim());
    const found: Ranked<Choice>[] = [];
    for (const each of makeReady(options)) {
      const hit = rate(each, whole) ?? (words.length > 1 ? rateEach(each, words) : undefined);
      if (hit) found.push(marked(each.choice, hit));
    }
    return inGroups(found, bestGroupFirst);
  };
  return { find, makeReady: (options: readonly Choice[]) => void makeReady(options) };
}

/** What somebody typed, as it is looked for in texts, and in paths and codes. */
interface Meant {
  letters: string;
  exact: string;
}

const meant = (typed: string): Meant => ({ letters: plain(typed), exact: typed.toLowerCase() });

const prepare = <Choice extends Searchable>(choice: Choice): Prepared<Choice> => ({
  choice,
  text: readable(choice.text),
  aside: readable(choice.aside ?? ''),
  also: choice.also.map(readable),
  exact: choice.exact.toLowerCase(),
});

const marked = <Choice extends Searchable>(choice: Choice, hit: Hit): Ranked<Choice> => {
  const { rank, marks, asideMarks } = hit;
  return { choice: { ...choice, marks, asideMarks }, rank };
};

/** Each word may mean something else; one that means nothing here spoils it. */
function rateEach(prepared: Prepared<Searchable>, words: readonly Meant[]): Hit | undefined {
  const hits: Hit[] = [];
  for (const word of words) {
    const hit = rate(prepared, word);
    if (!hit) return undefined;
    hits.push(hit);
  }
  return {
    rank: Math.max(...hits.map(({ rank }) => rank)),
    marks: apart(hits.flatMap(({ marks }) => marks)),
    asideMarks: apart(hits.flatMap(({ asideMarks }) => asideMarks)),
  };
}

const unmarked = { marks: [], asideMarks: [] };

function rate(prepared: Prepared<Searchable>, { letters, exact }: Meant): Hit | undefined {
  const found = findIn(prepared.text, letters);
  if (found) return { rank: rankOf(prepared.text, found), marks: [found.stretch], asideMarks: [] };
  const around = findIn(prepared.aside, letters);
  if (around) return { rank: ranks.around, marks: [], asideMarks: [around.stretch] };
  if (prepared.also.some((word) => findIn(word, letters))) {
    return { rank: ranks.around, ...unmarked };
  }
  const isPart = exact.length >= fewestOfPath && prepared.exact.includes(exact);
  return isPart ? { rank: ranks.exact, ...unmarked } : undefined;
}

function rankOf(text: Readable, { stretch: [from], isLiteral }: Found): number {
  const isAtStart = from === text[0]?.at;
  if (isLiteral) return isAtStart ? ranks.begins : ranks.holds;
  return isAtStart ? ranks.readsFromStart : ranks.reads;
}

/** Stretches in their order, without those that begin inside another. */
function apart(marks: readonly Stretch[]): Stretch[] {
  const kept: Stretch[] = [];
  for (const mark of marks.toSorted(([a], [b]) => a - b)) {
    if (mark[0] >= (kept.at(-1)?.[1] ?? 0)) kept.push(mark);
  }
  return kept;
}

interface Ranked<Choice> {
  choice: Choice;
  rank: number;
}

function inGroups<Choice extends Option>(
  found: readonly Ranked<Choice>[],
  bestGroupFirst: boolean,
): Choice[] {
  const groups = [...Map.groupBy(found, ({ choice }) => choice.group?.key).values()].map(
    (members) => members.toSorted((a, b) => a.rank - b.rank),
  );
  const bestOf = ([first]: Ranked<Choice>[]): number => first?.rank ?? Infinity;
  const ordered = bestGroupFirst ? groups.toSorted((a, b) => bestOf(a) - bestOf(b)) : groups;
  return ordered.flat().map(({ choice }) => choice);
}
