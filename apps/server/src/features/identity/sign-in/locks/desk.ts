import type { SignInLocks } from '@portal/contract/identity/sign-in-administration';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { SignInConfig } from '../config.ts';
import type { Database } from '#platform/database/database.ts';
import { wireTime } from '@portal/common/group-time';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import { rulesOf } from '../attempts/rules.ts';
import { liftNetwork, liftPerson, type LockRow, readLocks } from './store.ts';

interface Parts {
  db: Database;
  clock: Clock;
  audit: Audit;
  signIn: SignInConfig;
  /** Returns a user of the caller's tenant and scope, by work number. */
  findColleague: (
    caller: Caller,
    workNo: string,
  ) => Promise<{ id: string; work_no: string } | undefined>;
}

export type LockDesk = ReturnType<typeof createLockDesk>;

/** Shows administrators whom failed sign-ins keep out, and lifts it. */
export function createLockDesk({ db, clock, audit, signIn, findColleague }: Parts) {
  const record = (caller: Caller, detail: Record<string, string>) =>
    audit.record({
      kind: 'sign-in.unlocked',
      actorId: caller.session.personId,
      actorWorkNo: caller.session.workNo,
      address: caller.address,
      requestId: caller.requestId,
      detail,
    });

  return {
    async list(caller: Caller): Promise<SignInLocks> {
      const { tenantId } = caller.session;
      const rules = rulesOf(signIn);
      const rows = await readLocks(db, { tenantId, now: clock.now(), rules });
      const people = Map.groupBy(
        rows.filter(({ workNo }) => workNo !== null),
        ({ workNo }) => workNo ?? '',
      );
      for (const workNo of people.keys()) {
        if (!(await findColleague(caller, workNo))) people.delete(workNo);
      }
      const networks = Map.groupBy(
        rows.filter(({ network }) => network !== null),
        ({ network }) => network ?? '',
      );
      return {
        people: [...people].map(([username, counted]) => ({
          username,
          realname: counted[0]?.realname ?? '',
          ...summed(counted, clock.now()),
        })),
        networks: [...networks].map(([network, counted]) => ({
          network,
          ...summed(counted, clock.now()),
        })),
      };
    },

    async unlockPerson(caller: Caller, workNo: string): Promise<void> {
      const person = (await findColleague(caller, workNo)) ?? refuse('person.not-found');
      await liftPerson(db, person.id);
      await record(caller, { workNo: person.work_no });
    },

    async unlockNetwork(caller: Caller, network: string): Promise<void> {
      await liftNetwork(db, network);
      await record(caller, { network });
    },
  };
}

function summed(rows: readonly LockRow[], now: Date) {
  const locks = rows.flatMap(({ locked_until }) =>
    locked_until && locked_until > now ? [locked_until] : [],
  );
  const last = locks.toSorted((a, b) => b.getTime() - a.getTime())[0];
  return {
    failures: Math.max(...rows.map(({ failures }) => failures)),
    lockedUntil: last ? wireTime(last) : null,
  };
}
