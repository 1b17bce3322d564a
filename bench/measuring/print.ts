import { type FigureLine, type Run, runsFor } from './figures.ts';
import { machineName } from './machine.ts';
import { median, spread } from './samples.ts';

const head = ['figure', 'median', 'spread', 'runs', 'others used', 'bound', 'budget'];
const rule = ['---', '--:', '--:', '--:', '--:', '--:', '--:'];

/** Prints the results of several runs as a Markdown table. */
export function printTable(
  title: string,
  lines: readonly FigureLine[],
  runs: readonly Run[],
): void {
  const averages = spread(runs.map(({ load }) => load.average));
  console.log(
    `\n### ${title}\n\n${machineName()}; load average ${averages.map(shown).join(' – ')}\n`,
  );
  const measured = lines.filter(({ name }) => runsFor(name, runs).length > 0);
  for (const row of [head, rule, ...measured.map((line) => rowOf(line, runs))]) {
    console.log(`| ${row.join(' | ')} |`);
  }
}

function rowOf({ name, bound, budget = '' }: FigureLine, runs: readonly Run[]): string[] {
  const counted = runsFor(name, runs);
  const values = valuesOf(name, counted);
  const others = median(counted.map(({ load }) => load.others * 100));
  return [
    name,
    shown(median(values)),
    spread(values).map(shown).join(' – '),
    String(counted.length),
    `${shown(others)} %`,
    bound === undefined ? '' : shown(median(valuesOf(bound, runsFor(bound, runs)))),
    budget,
  ];
}

const valuesOf = (name: string, runs: readonly Run[]): number[] =>
  runs.flatMap(({ values }) => values[name] ?? []);

function shown(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '–';
  const digits = value >= 100 ? 0 : value >= 1 ? 1 : 2;
  return value.toFixed(digits);
}
