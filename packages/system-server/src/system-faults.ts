import { actionsOf, keyOfType, type RecordType } from '@portal/contract/records/record-type';
import type { MenuItem } from '@portal/contract/subsystems/menu';
import type { System } from '@portal/contract/subsystems/system';
import type { TypeEffects } from './effects/effects.ts';

/** Returns what is wrong with the data of a system, each in a sentence: foreign codes and types, and names of nothing. */
export const systemFaults = (system: System): string[] => [
  ...namesTwice(system),
  ...system.recordTypes.flatMap((type) => faultsOfType(system, type)),
  ...foreignCodes(system, 'the board', system.board ? [system.board.exportAction] : []),
  ...Object.entries(system.sections).flatMap(([name, item]) => faultsOfItem(system, name, item)),
];

/** Returns the effects of types that a system does not have, or has twice, each in a sentence. */
export const effectFaults = (
  { key, recordTypes }: System,
  effects: readonly TypeEffects[],
): string[] => [
  ...effects
    .filter(({ type }) => !recordTypes.includes(type))
    .map(({ type }) => `${key} has effects of ${keyOfType(type)}, which is no record type of it.`),
  ...[...Map.groupBy(effects, ({ type }) => keyOfType(type))]
    .filter(([, named]) => named.length > 1)
    .map(([type]) => `${key} has effects of ${type} twice.`),
];

const namesTwice = ({ key, recordTypes }: System): string[] =>
  [...Map.groupBy(recordTypes, ({ name }) => name)]
    .filter(([, types]) => types.length > 1)
    .map(([name]) => `${key} has two record types with the name ${name}.`);

function faultsOfType(system: System, type: RecordType): string[] {
  const { key, sections } = system;
  const [, section = ''] = type.actions.split(':');
  return [
    ...(type.system === key ? [] : [`${key} has ${type.name}, a record type of ${type.system}.`]),
    ...(Object.hasOwn(sections, section)
      ? []
      : [`The menu of ${key} has no section ${section}, to which ${type.name} belongs.`]),
    ...foreignCodes(system, type.name, actionsOf(type)),
  ];
}

function faultsOfItem(system: System, name: string, item: MenuItem): string[] {
  const own = foreignCodes(system, name, item.permission === undefined ? [] : [item.permission]);
  if (item.pages !== undefined) {
    const below = Object.entries(item.pages);
    return [...own, ...below.flatMap(([each, page]) => faultsOfItem(system, each, page))];
  }
  const { records, view } = item;
  if (records === undefined) return own;
  const type = system.recordTypes.find((each) => each.name === records);
  const where = `The menu of ${system.key} lists ${records}`;
  if (!type) return [...own, `${where}, which is no record type of it.`];
  const isKnown = view === undefined || Object.hasOwn(type.views ?? {}, view);
  return isKnown ? own : [...own, `${where} with the view ${view}, which it does not have.`];
}

const foreignCodes = ({ key }: System, owner: string, codes: readonly string[]): string[] =>
  codes
    .filter((code) => !code.startsWith(`${key}:`))
    .map((code) => `${key} asks for ${code} with ${owner}, which is a code of another system.`);
