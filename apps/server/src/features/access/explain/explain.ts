import {
  type ClosedReason,
  explainAction,
  type Explanation,
  type Finding,
} from '@portal/contract/access/explain';
import type { Audit } from '#platform/audit/audit.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller, PendingStepsOf } from '#platform/session/session.ts';
import { findingsOf } from './findings.ts';
import { findMatches, type PagesListing } from './find-matches.ts';
import { findAdministrators } from './store.ts';
import type { PermissionLookup } from './menu-view.ts';

/** The action of users who can help: they may edit roles. */
const editsRoles = 'ams:role:edit';

/** The user an administrator asks about. */
interface ExplainedUser {
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
  permissions: PermissionLookup;
  pendingStepsOf: PendingStepsOf;
  /** Returns true if the user must have a second factor and has none. */
  lacksFactor: (personId: string) => Promise<boolean>;
  findPerson: (workNo: string) => Promise<ExplainedUser | undefined>;
  pagesListing: PagesListing;
}

export type Explain = ReturnType<typeof createExplain>;

/** Explains why a user does not see something, and names who can help. Reveals page titles and role names, no data. */
export function createExplain(parts: Parts) {
  const { db, audit, permissions: rights, pendingStepsOf, findPerson } = parts;

  async function findings(
    personId: string,
    text: string,
    { origin }: Pick<Caller, 'origin'>,
    lookup: Pick<PermissionLookup, 'viewOf'> = rights,
  ) {
    const matches = await findMatches(parts, text, URL.parse(origin)?.host ?? '');
    return findingsOf(matches, { db, rights: lookup, personId });
  }

  return {
    /** Names the users who can help. */
    help: async ({ session }: Caller) => ({
      administrators: await findAdministrators(db, editsRoles),
      mayAskForOthers: await rights.mayAct(session, explainAction),
    }),

    /** Finds a page or system by its path, or an action by its code, and whether the user sees it. */
    find: async (personId: string, subject: string): Promise<Finding | undefined> =>
      byName(await findings(personId, subject, { origin: '' }), subject),

    /** Returns whether the user would see the same with one role more. */
    wouldSee: async (personId: string, subject: string, role: string): Promise<boolean> => {
      const viewOf: PermissionLookup['viewOf'] = (user, system) =>
        rights.viewWith(user, role, system);
      const found = await findings(personId, subject, { origin: '' }, { viewOf });
      return (byName(found, subject)?.sees ?? 'no') !== 'no';
    },

    async own(text: string, caller: Caller): Promise<Explanation> {
      const { session } = caller;
      const closed: ClosedReason[] = pendingStepsOf(session).includes('password')
        ? ['password-due']
        : [];
      return { closed, findings: await findings(session.personId, text, caller) };
    },

    /** Explains the access of another user. Records what it was about in the audit trail, without the query of a link. */
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

/** Finds what has exactly this path or code. */
const byName = (found: readonly Finding[], subject: string): Finding | undefined =>
  found.find((finding) => (finding.action ?? finding.path) === subject);

const keyOf = ({ action, path, about }: Finding): string => action ?? path ?? about;

async function closedTo(
  { pendingStepsOf, lacksFactor }: Parts,
  person: ExplainedUser,
): Promise<ClosedReason[]> {
  const hasPassword = person.password_hash !== '!';
  const passwordChangedAt = person.password_changed_at;
  const pendingSteps = pendingStepsOf({ owes: [], hasPassword, passwordChangedAt });
  const closed: ClosedReason[] = [];
  if (person.status === 'frozen') closed.push('frozen');
  if (pendingSteps.includes('password')) closed.push('password-due');
  if (await lacksFactor(person.id)) closed.push('second-factor-due');
  return closed;
}
