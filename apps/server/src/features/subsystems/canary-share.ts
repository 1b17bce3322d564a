import { createHash } from 'node:crypto';
import type { StoredSubsystem } from './store.ts';

/** A user who may be in the canary group. */
export interface CanaryUser {
  personId: string;
  /** The stores of the user. */
  stores: ReadonlySet<string>;
}

type CanaryRules = Pick<
  StoredSubsystem,
  'key' | 'canary_version' | 'canary_percent' | 'canary_stores'
>;

/** Returns true for users in the canary group of a subsystem; the result stays the same during a canary. */
export function isInCanary(rules: CanaryRules, { personId, stores }: CanaryUser): boolean {
  const { key, canary_version: version, canary_percent, canary_stores } = rules;
  if (version === null) return false;
  return (
    canary_stores.some((store) => stores.has(store)) ||
    bucketOf(`${key} ${version} ${personId}`) < canary_percent
  );
}

/** Spreads users evenly over 0 to 99 by a hash; another version puts other users first. */
const bucketOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE() % 100;
