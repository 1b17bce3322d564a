import type { Find, Option } from '@portal/ui/forms/matching';
import {
  findIn,
  normalise,
  rankOf,
  toSearchable,
  type SearchableText,
  type TextRange,
} from '@portal/common/pinyin/searchable-text';

/** An option with more to match than its text. */
export interface Searchable extends Option {
  /** Synonyms, which match after the text and the aside. */
  also: readonly string[];
  /** Matched by any part as written: a path, codes. */
  exact: string;
}

export type Finder<Choice extends Searchable> = ReturnType<typeof createFinder<Choice>>;

interface IndexedOption<Choice> {
  choice: Choice;
  text: SearchableText;
  aside: SearchableText;
  also: SearchableText[];
  exact: string;
}

/** Ranks of matches, the best first; those in the text itself have the ranks of `rankOf`, 0 to 3. */
const ranks = { around: 4, exact: 5 } as const;

interface Match {
  rank: number;
  marks: readonly TextRange[];
  asideMarks: readonly TextRange[];
}

/** Shorter terms are in too many paths to mean one. */
const minPathLength = 3;

/**
 * Creates a finder by characters, pinyin or initials of text and aside, and by a part of path or code. The input is
 * matched as a whole, or else word by word. Options keep their groups, in which the best come first; `bestGroupFirst`
 * orders the groups by their best as well.
 */
export function createFinder<Choice extends Searchable>({ bestGroupFirst = false } = {}) {
  const known = new WeakMap<readonly Choice[], IndexedOption<Choice>[]>();

  /** Indexes all options, which takes a moment and can be done before the first key. */
  function makeReady(options: readonly Choice[]): IndexedOption<Choice>[] {
    const prepared = known.get(options) ?? options.map(indexOption);
    known.set(options, prepared);
    return prepared;
  }
  const find: Find<Choice> = (options, typed) => {
    const words = typed.trim().split(/\s+/).filter(Boolean).map(termOf);
    if (words.length === 0) return options;
    const whole = termOf(typed.trim());
    const found: Ranked<Choice>[] = [];
    for (const each of makeReady(options)) {
      const hit = rateTerm(each, whole) ?? (words.length > 1 ? rateWords(each, words) : undefined);
      if (hit) found.push(withMarks(each.choice, hit));
    }
    return inGroups(found, bestGroupFirst);
  };
  return { find, makeReady: (options: readonly Choice[]) => void makeReady(options) };
}

/** A search term as it is matched in texts, and in paths and codes. */
interface SearchTerm {
  letters: string;
  exact: string;
}

const termOf = (typed: string): SearchTerm => ({
  letters: normalise(typed),
  exact: typed.toLowerCase(),
});

const indexOption = <Choice extends Searchable>(choice: Choice): IndexedOption<Choice> => ({
  choice,
  text: toSearchable(choice.text),
  aside: toSearchable(choice.aside ?? ''),
  also: choice.also.map(toSearchable),
  exact: choice.exact.toLowerCase(),
});

const withMarks = <Choice extends Searchable>(choice: Choice, hit: Match): Ranked<Choice> => {
  const { rank, marks, asideMarks } = hit;
  return { choice: { ...choice, marks, asideMarks }, rank };
};

/** Requires a match for each word. */
function rateWords(
  prepared: IndexedOption<Searchable>,
  words: readonly SearchTerm[],
): Match | undefined {
  const hits: Match[] = [];
  for (const word of words) {
    const hit = rateTerm(prepared, word);
    if (!hit) return undefined;
    hits.push(hit);
  }
  return {
    rank: Math.max(...hits.map(({ rank }) => rank)),
    marks: withoutOverlaps(hits.flatMap(({ marks }) => marks)),
    asideMarks: withoutOverlaps(hits.flatMap(({ asideMarks }) => asideMarks)),
  };
}

const unmarked = { marks: [], asideMarks: [] };

function rateTerm(
  prepared: IndexedOption<Searchable>,
  { letters, exact }: SearchTerm,
): Match | undefined {
  const found = findIn(prepared.text, letters);
  if (found) return { rank: rankOf(prepared.text, found), marks: [found.range], asideMarks: [] };
  const around = findIn(prepared.aside, letters);
  if (around) return { rank: ranks.around, marks: [], asideMarks: [around.range] };
  if (prepared.also.some((word) => findIn(word, letters))) {
    return { rank: ranks.around, ...unmarked };
  }
  const isPart = exact.length >= minPathLength && prepared.exact.includes(exact);
  return isPart ? { rank: ranks.exact, ...unmarked } : undefined;
}

/** Sorts ranges, without those that begin inside another. */
function withoutOverlaps(marks: readonly TextRange[]): TextRange[] {
  const kept: TextRange[] = [];
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
