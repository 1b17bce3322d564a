import { Period } from '@portal/contract/analysis/board';
import { subsystemKeys } from '@portal/contract/subsystems/subsystem-keys';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { recordBoards } from '../records/record-board.ts';
import { boardOf, differencesOn } from './figures-of.ts';
import { factFigures, partsOf } from './fact-figures.ts';
import type { NamedBoard } from './named-figures.ts';

const world = await startWorld();
const stores = ['S02001', 'S02002'];
const chief = await world.person({
  roles: ['administrator'],
  stores,
  businessGroups: ['BG01'],
  companies: ['C01'],
  departments: ['d-a01a09'],
});

const nothing: NamedBoard = { figures: [], columns: [], shares: [], sentences: [] };

test('FIX-51 each of the fifteen boards has queries for its figures', () => {
  const all = [...Object.keys(factFigures), ...recordBoards.keys()];
  expect(all.toSorted()).toEqual(subsystemKeys.toSorted());
});

test.each(
  subsystemKeys
    .filter((system) => factFigures[system])
    .flatMap((system) => Period.options.map((period) => [system, period] as const)),
)(
  'FIX-51 TRU-06 each figure of the board of %s is what its label names, counted over the days of a %s',
  async (system, period) => {
    const about = factFigures[system] ?? nothing;
    const board = await boardOf(chief, system, { period });
    const { title, parts } = board.structure;
    const labels = parts.map(({ label }) => `${title}：${label}`);
    const more = title.startsWith('库龄')
      ? partsOf.aged(labels)
      : title.startsWith('分公司')
        ? partsOf.company(labels)
        : [];
    expect(
      await differencesOn(
        world,
        board,
        {
          ...about,
          figures: [...about.figures, ...more],
        },
        period,
      ),
    ).toEqual([]);
  },
);
