import {
  type Closed,
  explainAction,
  type Explanation,
  type Finding,
} from '@portal/contract/explain';
import { subsystemOfPath } from '@portal/contract/subsystem-keys';
import type { Audit } from '#platform/audit';
import type { Database } from '#platform/database';
import type { Dues } from '#platform/dues';
import { refuse } from '#platform/refuse';
import type { Caller } from '#platform/session';
import { readAsked } from './asked.ts';
import { findingsAbout, nothing } from './findings.ts';
import {
  findAction,
  findActionsByWords,
  findAdministrators,
  findPage,
  findPagesByAddress,
  findPagesByTitle,
} from './store.ts';
import type { Rights } from './view.ts';

/** Whoever may edit roles can help. */
const editsRoles = 'ams:role:edit';

interface Stranger {
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
  findPerson: (workNo: string) => Promise<Stranger | undefined>;
}

export type Explain = ReturnType<typeof createExplain>;

/** Says why somebody does not see something, and whom to ask. It tells titles of pages and names of roles, and no data. */
export function createExplain(parts: Parts) {
  const { db, audit, permissions: rights, duesOf, lacksFactor, findPerson } = parts;

  async function findingsFor(personId: string, pasted: string, host: string): Promise<Finding[]> {
    const asked = readAsked(pasted, host);
    const about = await findingsAbout({ db, rights }, personId);
    const pages = async (found: { subsystem: string; id: string }[]) =>
      (await Promise.all(found.map(({ subsystem, id }) => about.page(subsystem, id)))).flat();

    switch (asked.kind) {
      case 'path': {
        const key = subsystemOfPath(asked.path);
        const found = key && (await findPage(db, key, asked.path));
        if (found) return about.page(found.subsystem, found.id);
        return key && asked.path === `/${key}` ? about.system(key) : [about.missing(asked.path)];
      }
      case 'site':
        return pages(await findPagesByAddress(db, asked.address));
      case 'code': {
        const found = await findAction(db, asked.code);
        return found ? about.action(found) : [];
      }
      case 'words': {
        const key = about.systemCalled(asked.words);
        if (key) return about.system(key);
        const called = await pages(await findPagesByTitle(db, asked.words));
        if (called.length > 0) return called;
        const actions = await findActionsByWords(db, asked.words);
        return (await Promise.all(actions.map((row) => about.action(row)))).flat();
      }
    }
  }

  /** What was found, or that nothing was. */
  async function findings(personId: string, pasted: string, { origin }: Caller) {
    const host = URL.parse(origin)?.host ?? '';
    const found = await findingsFor(personId, pasted, host);
    if (found.length > 0) return found;
    const asked = readAsked(pasted, host);
    return asked.kind === 'site'
      ? [nothing(asked.host, { kind: 'foreign-site', host: asked.host })]
      : [nothing(pasted, { kind: 'unknown' })];
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

    /** The same of somebody else, which is sealed: what was asked about, but for what a link may hold besides. */
    async of({ workNo, asked }: { workNo: string; asked: string }, caller: Caller) {
      const person = (await findPerson(workNo)) ?? refuse('person.not-found');
      const found = await findings(person.id, asked, caller);
      const { session, address, requestId } = caller;
      await audit.record({
        kind: 'access.explained',
        actorId: session.personId,
        actorWorkNo: session.workNo,
        address,
        requestId,
        detail: { of: person.work_no, about: found.map(nameOf).join(' ').slice(0, 200) },
      });
      return { realname: person.realname, closed: await closedTo(person), findings: found };
    },
  };

  async function closedTo(person: Stranger): Promise<Closed[]> {
    const hasPassword = person.password_hash !== '!';
    const standing = { owes: [], hasPassword, passwordChangedAt: person.password_changed_at };
    return [
      ...(person.status === 'frozen' ? ['frozen' as const] : []),
      ...(duesOf(standing).includes('password') ? ['password-due' as const] : []),
      ...((await lacksFactor(person.id)) ? ['second-factor-due' as const] : []),
    ];
  }
}

const nameOf = ({ action, path, about }: Finding): string => action ?? path ?? about;
