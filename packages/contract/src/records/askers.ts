import { type RecordType, type StepSide, stepsOf } from './record-type.ts';

/** Returns whether whoever makes a record in a state asks by it: it is theirs, or waits for a decision at once. */
const isRequest = (type: RecordType, state: string): boolean =>
  Object.values(stepsOf(type, state)).some(({ by }) => by === 'author' || by === 'others');

/** Returns the askers of a new record. */
export const firstAskers = (type: RecordType, state: string, author: string): string[] =>
  isRequest(type, state) ? [author] : [];

/** Returns the sides of a user among those who asked, the last of them last; of a record of unknown askers, both. */
export function sidesAmong(askers: readonly string[], user: string): StepSide[] {
  if (askers.length === 0) return ['author', 'others'];
  if (askers.at(-1) === user) return ['author'];
  return askers.includes(user) ? [] : ['others'];
}

/** Adds whoever asks now to those who asked before. */
export const askedBy = (askers: readonly string[], user: string): string[] => [
  ...askers.filter((asker) => asker !== user),
  user,
];
