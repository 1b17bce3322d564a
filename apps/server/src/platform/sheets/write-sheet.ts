import { colToLetter, writeXlsx } from 'hucre/xlsx';

/** A column of a small sheet; its cells may be chosen from a list that stands in a sheet beside it. */
export interface WrittenColumn {
  head: string;
  choices?: readonly string[];
}

/** The rows of a template in which choices are offered. */
const offeredRows = 5_000;
const choiceSheet = '选项';

/** Writes a sheet of up to some thousand rows with its heads. Every cell is text, also one that begins like a formula. */
export function writeSheet(
  name: string,
  columns: readonly WrittenColumn[],
  rows: readonly (readonly string[])[] = [],
): Promise<Uint8Array> {
  const chosen = columns.flatMap((column, at) =>
    column.choices && column.choices.length > 0 ? [{ at, ...column, choices: column.choices }] : [],
  );
  const validations = chosen.map(({ at, choices }, nth) => {
    const letter = colToLetter(nth);
    return {
      type: 'list' as const,
      range: `${colToLetter(at)}2:${colToLetter(at)}${offeredRows + 1}`,
      formula1: `${choiceSheet}!$${letter}$2:$${letter}$${choices.length + 1}`,
      allowBlank: true,
      // A warning: several values in one cell are right in some columns.
      showErrorMessage: false,
    };
  });
  const sheet = {
    name,
    columns: columns.map(({ head }) => ({ width: Math.max(14, head.length * 2.5) })),
    rows: [columns.map(({ head }) => head), ...rows.map((row) => [...row])],
    freezePane: { rows: 1 },
    dataValidations: validations,
  };
  if (chosen.length === 0) return writeXlsx({ sheets: [sheet] });
  const longest = Math.max(...chosen.map(({ choices }) => choices.length));
  const choiceRows = Array.from({ length: longest }, (_, nth) =>
    chosen.map(({ choices }) => choices[nth] ?? ''),
  );
  const choices = { name: choiceSheet, rows: [chosen.map(({ head }) => head), ...choiceRows] };
  return writeXlsx({ sheets: [sheet, choices] });
}
