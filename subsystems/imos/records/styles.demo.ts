import { day as dayMs } from '@portal/common/durations';
import { merchandiser } from '@portal/demonstration/people/colleagues';
import type { Random } from '@portal/demonstration/random';
import {
  type RecordDraft,
  recordMaker,
  type TakenStep,
} from '@portal/demonstration/world/record-maker';
import type { World } from '@portal/demonstration/world/world';
import { suppliers } from '@portal/gims/records/suppliers';
import { type Line, type LinePlan, linePlans } from './catalogue.demo.ts';
import { styleColours, styles } from './styles.ts';

/** The present season, the next one, and those of the two years before. */
const seasonsPlanned = 8;
const seasonNames = ['spring', 'summer', 'autumn', 'winter'] as const;
const daysSold = 120;
const daysCleared = 90;
const lines: Line[] = ['women', 'men', 'child', 'sport', 'home'];

/** Styles by season and line: on sale for four months from their day, then cleared for three. */
function makeStyles(world: World): RecordDraft[] {
  const random = world.random('imos/styles');
  const factories = world
    .recordsOf(suppliers)
    .filter(({ state, fields }) => state === 'active' && fields['kind'] === 'garment')
    .map(({ id }) => id);
  const planners = world.staffOfDepartment('A01A02A01').map(({ workNo }) => workNo);
  const [year = 0, month = 1] = world.day(0).split('-').map(Number);
  const next = year * 4 + Math.floor((month - 1) / 3) + 1;
  return Array.from({ length: seasonsPlanned }, (_, nth) => next - nth).flatMap((season) =>
    lines.flatMap((line) =>
      drawNames(random, linePlans[line], season % 4).map((named, nth) =>
        styleOf(world, random, {
          ...named,
          line,
          season,
          wave: (nth % 3) + 1,
          factory: random.pick(factories),
          planner: random.pick(planners),
        }),
      ),
    ),
  );
}

interface Named {
  name: string;
  category: string;
  fabric: string;
  tag: number;
}

/** Goods of a line for a season, each name once. */
function drawNames(random: Random, { kinds, styles: size, priceShare }: LinePlan, season: number) {
  const bag = kinds.flatMap((kind) =>
    Array.from({ length: kind.seasons[season] ?? 0 }, () => kind),
  );
  const drawn = new Map<string, Named>();
  while (drawn.size < size) {
    const { category, nouns, cloths, price } = random.pick(bag);
    const [cloth, fabric] = random.pick(cloths);
    const [least, most] = price;
    const tens = Math.round(((least + random.below(most - least)) * priceShare) / 10);
    const name = `${cloth}${random.pick(nouns)}`;
    // Cheap for its fabric is what a small collection has; two of one name nobody tells apart.
    if (!drawn.has(name)) drawn.set(name, { name, category, fabric, tag: tens * 10 - 1 });
    else if (drawn.size >= bagSize(kinds)) break;
  }
  return [...drawn.values()];
}

const bagSize = (kinds: LinePlan['kinds']): number =>
  kinds.reduce((sum, { nouns, cloths }) => sum + nouns.length * cloths.length, 0);

interface Plan extends Named {
  line: Line;
  /** Quarters since the year 0. */
  season: number;
  wave: number;
  factory: string;
  planner: string;
}

function styleOf(world: World, random: Random, plan: Plan): RecordDraft {
  const { name, line, category, fabric, season, wave, tag } = plan;
  const onSale = saleDay(season, wave, random.below(20));
  const daysAgo = daysBetween(onSale, world.day(0));
  const plannedDaysAgo = Math.max(daysAgo + 150 + random.below(40), 4 + random.below(30));
  const at = world.at(plannedDaysAgo, '10:00');
  const colours = drawColours(random, 2 + random.below(3));
  const steps: TakenStep[] = [];
  const take = (step: string, daysAfter: number) => {
    if (daysAgo >= daysAfter)
      steps.push({ step, by: merchandiser, at: world.at(daysAgo - daysAfter, '09:30') });
  };
  take('launch', 0);
  take('clear', daysSold);
  take('withdraw', daysSold + daysCleared);
  return {
    scope: '',
    by: plan.planner,
    at,
    fields: {
      name,
      line,
      category,
      fabric,
      tag,
      year: String(Math.floor(season / 4)),
      season: seasonNames[season % 4] ?? null,
      wave: String(wave),
      cost: Math.round(tag * (28 + random.below(9))) / 100,
      onSale,
      supplier: plan.factory,
      colours,
      sizes: linePlans[line].sizes(category),
    },
    steps,
  };
}

/** A wave is a month of its season, which comes to the shops a month before the weather. */
function saleDay(season: number, wave: number, day: number): string {
  const month = (season % 4) * 3 + wave - 1;
  const date = new Date(Date.UTC(Math.floor(season / 4), month, 2 + day));
  return date.toISOString().slice(0, 'yyyy-mm-dd'.length);
}

const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / dayMs);

function drawColours(random: Random, number: number): string[] {
  const drawn = new Set<string>();
  while (drawn.size < number) drawn.add(random.pick(styleColours).value);
  return styleColours.map(({ value }) => value).filter((value) => drawn.has(value));
}

export const styleMaker = recordMaker(styles, makeStyles);
