import { Period } from '@portal/contract/analysis/board';
import { subsystemKeys } from '@portal/contract/subsystems/subsystem-keys';
import { expect, test } from 'vitest';
import { fillEveryState } from '#testing/fixtures/every-state.ts';
import { startWorld } from '#testing/world.ts';
import { recordBoards } from '../records/record-board.ts';
import { boardOf, differencesOn } from './figures-of.ts';
import type { NamedBoard } from './named-figures.ts';
import { deskRecords } from './desk-records.ts';
import { goodsRecords } from './goods-records.ts';
import { recordTypes } from '../../../../systems.ts';

const world = await startWorld();
const chief = await world.person({
  roles: ['administrator'],
  stores: ['S02001', 'S02002'],
  businessGroups: ['BG01'],
  companies: ['C01'],
  departments: ['d-a01'],
});

// A figure that passes over a state, or counts it under a name that is not its own, is not what its label names.
for (const type of recordTypes.filter(({ system }) => recordBoards.has(system))) {
  await fillEveryState(world.db, type);
}

const recordFigures = { ...deskRecords, ...goodsRecords };
const nothing: NamedBoard = { figures: [], columns: [], shares: [], sentences: [] };

test.each(
  subsystemKeys
    .filter((system) => recordFigures[system])
    .flatMap((system) => Period.options.map((period) => [system, period] as const)),
)(
  'FIX-51 TRU-06 each figure of the board of %s is what its label names, counted over the records of a %s',
  async (system, period) => {
    const board = await boardOf(chief, system, { period });
    const named = recordFigures[system] ?? nothing;
    expect(await differencesOn(world, board, named, period)).toEqual([]);
  },
);
