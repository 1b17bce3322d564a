import { inMonth, made } from './named-figures.ts';
import { recordTypes } from '../../../../systems.ts';

export const is = (...states: string[]) =>
  `state in (${states.map((state) => `'${state}'`).join(', ')})`;
export const n = 'count(*)';
export const sum = (field: string) => `coalesce(sum(${field}), 0)`;

/** The desks: their tables, what they cost, and their types. */
export const desks = [
  ['ams_repairs', 'cost', 'repairs'],
  ['ams_seal_requests', '0', 'seal-requests'],
  ['ams_car_requests', 'cost', 'car-requests'],
  ['ams_supply_requests', "total * (state = 'issued')::int", 'supply-requests'],
  ['ams_handovers', '0', 'handovers'],
  ['ams_visitors', '0', 'visitors'],
] as const;
/** Drafts are their author's alone, and no figure of anybody else's board. */
export const sent = "state <> 'draft'";
/** The requests at all desks in states of which no two desks mean different things. */
export const atDesks = (where: string, expression?: string) =>
  desks
    .map(([table, cost]) => inMonth(table, made)(expression === 'cost' ? sum(cost) : n, where))
    .join(' + ');
export const waiting = is('open', 'submitted', 'approved', 'expected');
export const finished = is('done', 'rated', 'sealed', 'returned', 'issued', 'handed', 'left');

/** The states of the desks by the word for them: several desks may say the same of states with other names. */
const statesOfDesks = desks.flatMap(([table, , name]) =>
  recordTypes
    .filter((type) => type.system === 'ams' && type.name === name)
    .flatMap(({ states }) => Object.entries(states))
    .map(([state, { label }]) => ({ table, state, label })),
);
export const stateLabels = [...new Set(statesOfDesks.map(({ label }) => label))];
export const inStatesNamed = (wanted: string) =>
  statesOfDesks
    .filter(({ label }) => label === wanted)
    .map(({ table, state }) => inMonth(table, made)(n, `${sent} and ${is(state)}`))
    .join(' + ');
