import { day } from '@portal/common/durations';
import type { AuditAnchor } from './anchor.ts';
import { keyChangedKind, linkHash, nothingBefore } from './entry.ts';
import type { AuditKey } from './key.ts';
import type { Database } from '#platform/database/database.ts';

/** The defect of a trail that is not sound. */
export type Flaw =
  /** An entry was changed, or one before it is gone. */
  | 'changed'
  /** Without a key stands what was sealed with one, or all of it. */
  | 'unkeyed'
  /** The key is none of those given. */
  | 'unknown-key'
  /** The entry of an anchor is gone or differs: the end was cut off, or all was rewritten. */
  | 'anchor';

export interface Verdict {
  /** Number of sound entries. */
  entries: number;
  /** The number of the first entry that is not sound, or that an anchor names in vain. */
  brokenAt?: string;
  flaw?: Flaw;
}

interface Proofs {
  keys: readonly AuditKey[];
  /** Records of the trail from outside the database. */
  anchors?: readonly AuditAnchor[];
  /** Hears how many entries were sound so far, after each page of them. */
  onProgress?: (checked: number) => Promise<void>;
}

const pageLength = 1_000;

/** Reads the whole chain, recomputes it, and holds it against the anchors. */
export async function verifyChain(db: Database, proofs: Proofs): Promise<Verdict> {
  const check = createCheck(proofs);
  let after = '0';
  for (;;) {
    const page = await read(db, after);
    for (const row of page) {
      const found = check.next(row);
      if (found) return { entries: check.entries, ...found };
      after = row.seq;
    }
    await proofs.onProgress?.(check.entries);
    if (page.length < pageLength) return { entries: check.entries, ...check.end() };
  }
}

type Row = Awaited<ReturnType<typeof read>>[number];
type Found = Required<Pick<Verdict, 'brokenAt' | 'flaw'>>;

/** Makes the check of one row after the other. */
function createCheck({ keys, anchors = [] }: Proofs) {
  const anchored = new Map(anchors.map(({ seq, hash }) => [seq, hash]));
  const keyed = watchKeys();
  let previous = nothingBefore;
  let entries = 0;

  /** Returns the defect of a row, compared with the one before it. */
  function flawIn({ previous_hash, hash, key_id, ...row }: Row): Flaw | undefined {
    const { at, kind, actorId, actorWorkNo, address, requestId, detail } = row;
    const entry = { at, kind, actorId, actorWorkNo, address, requestId, detail };
    const key = keys.find(({ id }) => id === key_id);
    if (key_id !== null && !key) return 'unknown-key';
    const isSound = previous_hash.equals(previous) && hash.equals(linkHash(previous, entry, key));
    return isSound ? undefined : 'changed';
  }

  return {
    /** Number of sound entries so far. */
    get entries() {
      return entries;
    },

    next(row: Row): Found | undefined {
      const stray = keyed.see({ ...row, keyId: row.key_id });
      if (stray !== undefined) return { brokenAt: stray, flaw: 'unkeyed' };
      const flaw = flawIn(row);
      if (flaw) return { brokenAt: row.seq, flaw };
      if (anchored.get(row.seq) === row.hash.toString('hex')) anchored.delete(row.seq);
      previous = row.hash;
      entries += 1;
      return undefined;
    },

    /** Returns what is missing after the last row. */
    end(): Found | undefined {
      const stray = keyed.uncovered();
      if (stray !== undefined) return { brokenAt: stray, flaw: 'unkeyed' };
      const [missed] = [...anchored.keys()].toSorted((a, b) => Number(a) - Number(b));
      return missed === undefined ? undefined : { brokenAt: missed, flaw: 'anchor' };
    },
  };
}

/** Nodes of the release before keys may run this long beside those after it, in a rolling upgrade. */
const overlapMs = day;

interface Seen {
  seq: string;
  keyId: string | null;
  kind: string;
  at: Date;
}

/**
 * Finds entries without a key where none may be. They are sound before the trail had a key and, for a day, after that:
 * each time, the next entry with a key says that it changed and covers them.
 */
function watchKeys() {
  let changedAt = Number.NEGATIVE_INFINITY;
  let isKeyed = false;
  let uncovered: string | undefined;

  return {
    /** Returns the first entry that is known, by this one, to be out of place. */
    see({ seq, keyId, kind, at }: Seen): string | undefined {
      if (keyId === null) {
        uncovered ??= seq;
        return undefined;
      }
      const says = kind === keyChangedKind;
      if (!isKeyed && says) changedAt = at.getTime();
      isKeyed = true;
      const isCovered = says && at.getTime() - changedAt <= overlapMs;
      const stray = isCovered ? undefined : uncovered;
      uncovered = undefined;
      return stray;
    },

    /** The first entry without a key that none with one follows. */
    uncovered: () => uncovered,
  };
}

const read = (db: Database, after: string) =>
  db
    .selectFrom('audit_entry')
    .select(['seq', 'at', 'kind', 'actor_id as actorId', 'actor_work_no as actorWorkNo'])
    .select(['address', 'request_id as requestId', 'detail', 'previous_hash', 'hash', 'key_id'])
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(pageLength)
    .execute();
