import { diffArrays } from 'diff';

/** Text that stayed, went or came. */
export interface Part {
  kind: 'stayed' | 'went' | 'came';
  text: string;
}

/** Texts with more changed words are shown as one change: comparing takes time with the square of their number. */
const mostChanges = 2_000;

/** Compares two texts: a Chinese character is a word of its own, other letters and digits go by words. */
export function differenceOf(from: string, to: string): Part[] {
  const [before, after] = [wordsOf(from), wordsOf(to)];
  const changes = diffArrays(before, after, { maxEditLength: mostChanges }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return changes.map(({ value, added, removed }) => ({
    kind: added ? 'came' : removed ? 'went' : 'stayed',
    text: value.join(''),
  }));
}

const wordsOf = (text: string): string[] => text.match(/[A-Za-z0-9.]+|\s+|[^]/gu) ?? [];

/** Converts HTML to text, a line for each paragraph. It is parsed in a separate document, in which nothing runs. */
export function textOf(html: string): string {
  const letter = new DOMParser().parseFromString(html, 'text/html');
  for (const block of letter.querySelectorAll('p, li, h2, h3, blockquote, tr, br, hr'))
    block.append('\n');
  return (letter.body.textContent ?? '').replaceAll(/\n{2,}/g, '\n').trim();
}
