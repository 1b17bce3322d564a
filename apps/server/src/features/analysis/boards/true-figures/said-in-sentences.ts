import type { Board } from '@portal/contract/analysis/board';
import type { NamedBoard, Sentence } from './named-figures.ts';
import { narrowed, quoted, type SaidFigure, stepOf } from './said-by-parts.ts';
import { readAs } from './written-figures.ts';

/** The pattern of a sentence: a figure with its unit where that is a thousand or more, and a name. */
const patternOf = (words: string) =>
  new RegExp(
    `^${words
      .replaceAll(/[.()[\]]/g, '\\$&')
      .replaceAll('*', '(?<place>.+)')
      .replaceAll('#', '([\\d,.]+)(?: (万|亿|元))?')}$`,
  );

/** Returns what the words beside the structure and the finding below it say; words without a query are told as that. */
export function sentencesOn(
  { structure, ranking }: Board,
  { sentences, places = {} }: NamedBoard,
): SaidFigure[] {
  return [structure.aside, structure.finding]
    .filter((text) => text !== '')
    .flatMap((text) => {
      const found = sentences.flatMap((sentence) => {
        const match = patternOf(sentence[0]).exec(text);
        return match ? [{ sentence, match }] : [];
      })[0];
      if (!found) return [{ name: text, value: null, step: 0, expression: undefined }];
      const { sentence, match } = found;
      const row = ranking.rows.find(({ label }) => match.groups?.['place'] === label);
      const key = stepOf(row?.opens ?? null)?.key;
      // The named groups stand among the numbered ones.
      const said = match.slice(1).filter((_, at) => !(sentence[0].includes('*') && at === 0));
      return figuresOf(sentence).flatMap((figure, at): SaidFigure[] => {
        const shown = readAs(text, said[at * 2] ?? '', said[at * 2 + 1] ?? '');
        if (typeof figure === 'string') return [{ ...shown, expression: figure }];
        const { of, is, among } = figure;
        const each = of.includes('place')
          ? of
          : narrowed(of, places, (condition) => condition.replaceAll('$', 'place'));
        const all =
          is === 'own' ? [] : [`(select ${is}(${each}) from (${among}) as known (place))`];
        const own =
          key === undefined
            ? []
            : [`(select ${each} from (values (${quoted(key)})) as known (place))`];
        return [...all, ...own].map((expression) => ({ ...shown, expression }));
      });
    });
}

const figuresOf = ([, ...figures]: Sentence) => figures;
