import { refusalRow } from '@portal/contract/refusals';
import type { Audit } from '#platform/audit/audit.ts';
import { recordChange } from '#platform/audit/changes.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse, Refused } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Sessions } from '#platform/session/sessions.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Access } from '../access.ts';
import { keepingAdministrators } from '#platform/database/last-administrator.ts';
import { findSuccessor, nameOf, type StoredPerson, writeState } from './person-store.ts';

/** Open work that names people, of every record type. */
interface OpenWorkPort {
  count: (db: Database, workNo: string) => Promise<{ title: string; count: number }[]>;
  handOver: (
    within: Database,
    given: {
      from: string;
      to: string;
      author: { personId: string; personName: string; at: Date };
    },
  ) => Promise<number>;
}

interface StateParts {
  db: Database;
  clock: Clock;
  audit: Audit;
  access: Access;
  sessions: Pick<Sessions, 'revokeAllOf'>;
  openWork: OpenWorkPort;
}

interface StateChange {
  status: 'active' | 'frozen';
  reason: string;
}

export type PersonStates = ReturnType<typeof createPersonStates>;

/** Freezes and thaws people, and lets them leave. */
export function createPersonStates(parts: StateParts) {
  const { db, clock, audit, access, sessions, openWork } = parts;

  async function other(caller: Caller, id: string): Promise<StoredPerson> {
    const person = await access.changeable(caller, id);
    return person.id === caller.session.personId ? refuse('person.own') : person;
  }

  /** Freezes or thaws all of them or, where one is refused, none. Their sessions end on every node. */
  async function changeAll(
    ids: readonly string[],
    { status, reason }: StateChange,
    caller: Caller,
  ): Promise<void> {
    const people: StoredPerson[] = [];
    for (const id of new Set(ids)) people.push(await other(caller, id));
    const by = caller.session.personId;
    const changed = people.map(({ id }) => id);
    await keepingAdministrators(() =>
      writeState(db, {
        ids: changed,
        status,
        reason,
        by,
        hasLeft: false,
        now: clock.now(),
      }),
    );
    for (const person of people) {
      if (status === 'frozen') await sessions.revokeAllOf(person.id);
      await recordChange(audit, caller, {
        kind: status === 'frozen' ? 'person.frozen' : 'person.thawed',
        object: person.work_no,
        before: { state: person.left_at ? 'left' : person.status },
        after: { state: status },
        reason,
      });
    }
  }

  return {
    change: changeAll,

    /** Freezes or thaws one after the other, and returns of each why it was refused. */
    async changeEach(ids: readonly string[], change: StateChange, caller: Caller) {
      const results: { id: string; message: string | null }[] = [];
      for (const id of new Set(ids)) {
        const made = changeAll([id], change, caller).then(() => null, wordsOfRefusal);
        results.push({ id, message: await made });
      }
      return results;
    },

    async openWorkOf(id: string, caller: Caller) {
      const person = await access.seen(caller, id);
      return openWork.count(db, person.work_no);
    },

    /** Notes that a person has left, and hands their open work over in the same transaction. */
    async leave(
      { id, successor, reason }: { id: string; successor: string; reason: string },
      caller: Caller,
    ): Promise<number> {
      const person = await other(caller, id);
      const next = await findSuccessor(db, successor);
      if (!next || next.id === id) refuse('person.no-successor');
      const { personId } = caller.session;
      const now = clock.now();
      const author = { personId, personName: await nameOf(db, personId), at: now };
      const handedOver = await keepingAdministrators(() =>
        db.transaction().execute(async (within) => {
          const change = { ids: [id], status: 'frozen', hasLeft: true, reason, now } as const;
          await writeState(within, { ...change, by: personId });
          return openWork.handOver(within, { from: person.work_no, to: successor, author });
        }),
      );
      await sessions.revokeAllOf(id);
      await recordChange(audit, caller, {
        kind: 'person.left',
        object: person.work_no,
        before: { state: person.status },
        after: { state: 'left' },
        reason,
        successor,
      });
      return handedOver;
    },
  };
}

/** A refusal is the person's; anything else is a defect of the whole. */
function wordsOfRefusal(error: unknown): string {
  if (!(error instanceof Refused)) throw error;
  return error.words ?? refusalRow(error.refusal).message;
}
