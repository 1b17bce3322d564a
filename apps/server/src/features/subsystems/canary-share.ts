import { createHash } from 'node:crypto';
import type { StoredSubsystem } from './store.ts';

/** Somebody a version may be tried with. */
export interface Trier {
  personId: string;
  /** The stores they work in. */
  stores: ReadonlySet<string>;
}

type Trial = Pick<StoredSubsystem, 'key' | 'canary_version' | 'canary_percent' | 'canary_stores'>;

/** Whether somebody is among those a version is tried with; the answer is the same as long as the trial is. */
export function isTrying(trial: Trial, { personId, stores }: Trier): boolean {
  const { key, canary_version: version, canary_percent, canary_stores } = trial;
  if (version === null) return false;
  return (
    canary_stores.some((store) => stores.has(store)) ||
    placeOf(`${key} ${version} ${personId}`) < canary_percent
  );
}

/** Spreads people evenly over 0 to 99; with another version it is others who come first. */
const placeOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE() % 100;
