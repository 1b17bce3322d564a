import {
  type Closed,
  explainAction,
  type Explanation,
  type Finding,
} from '@portal/contract/access/explain';
import type { Audit } from '#platform/audit';
import type { Database } from '#platform/database';
import type { Dues } from '#platform/dues';
import { refuse } from '#platform/refuse';
import type { Caller } from '#platform/session';
import { findingsOf } from './findings.ts';
import { lookUp } from './find-matches.ts';
import { findAdministrators } from './store.ts';
import type { Rights } from './menu-view.ts';

/** Whoever may edit roles can help. */
const editsRoles = 'ams:role:edit';

/** What is known of somebody who is asked about. */
interface Known {
  id: string;
  realname: string;
  work_no: string;
  status: 'active' | 'frozen';
  password_hash: string;
  password_changed_at: Date | null;
}

interface Parts {
  db: Database;
  audit: Audit;
  permissions: Rights;
  duesOf: Dues['of'];
  /** Whether somebody has to show a second factor, and has none yet. */
  lacksFactor: (personId: string) => Promise<boolean>;
  findPerson: (workNo: string) => Promise<Known | undefined>;
}

export type Explain = ReturnType<typeof createExplain>;

/** Says why somebody does not see something, and whom to ask. It tells titles of pages and names of roles, and no data. */
export function createExplain(parts: Parts) {
  const { db, audit, permissions: rights, duesOf, findPerson } = parts;

  async function findings(personId: string, asked: string, { origin }: Caller) {
    const meant = await lookUp(db, asked, URL.parse(origin)?.host ?? '');
    return findingsOf(meant, { db, rights, personId });
  }

  return {
    /** Whom to ask. */
    help: async ({ session }: Caller) => ({
      administrators: await findAdministrators(db, editsRoles),
      mayAskForOthers: await rights.mayAct(session, explainAction),
    }),

    async own(asked: string, caller: Caller): Promise<Explanation> {
      const { session } = caller;
      const closed: Closed[] = duesOf(session).includes('password') ? ['password-due'] : [];
      return { closed, findings: await findings(session.personId, asked, caller) };
    },

    /** The same of somebody else. What was asked about is sealed, without what a link may hold besides. */
    async of({ workNo, asked }: { workNo: string; asked: string }, caller: Caller) {
      const person = (await findPerson(workNo)) ?? refuse('person.not-found');
      const found = await findings(person.id, asked, caller);
      await audit.record({
        kind: 'access.explained',
        actorId: caller.session.personId,
        actorWorkNo: caller.session.workNo,
        address: caller.address,
        requestId: caller.requestId,
        detail: { of: person.work_no, about: found.map(keyOf).join(' ').slice(0, 200) },
      });
      return { realname: person.realname, closed: await closedTo(parts, person), findings: found };
    },
  };
}

const keyOf = ({ action, path, about }: Finding): string => action ?? path ?? about;

async function closedTo({ duesOf, lacksFactor }: Parts, person: Known): Promise<Closed[]> {
  const hasPassword = person.password_hash !== '!';
  const passwordChangedAt = person.password_changed_at;
  const dues = duesOf({ owes: [], hasPassword, passwordChangedAt });
  const closed: Closed[] = [];
  if (person.status === 'frozen') closed.push('frozen');
  if (dues.includes('password')) closed.push('password-due');
  if (await lacksFactor(person.id)) closed.push('second-factor-due');
  return closed;
}
