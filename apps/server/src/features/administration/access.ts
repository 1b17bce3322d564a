import { memberAction } from '@portal/contract/administration/memberships';
import { sessionActions } from '@portal/contract/administration/online-sessions';
import { personActions } from '@portal/contract/administration/people';
import { scopeAction } from '@portal/contract/administration/scopes';
import { signInActions } from '@portal/contract/identity/sign-in-administration';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Session } from '#platform/session/session.ts';
import { findPerson, type StoredPerson } from './people/person-store.ts';
import { isReached, type Reach, type ReachOf } from './administered-people.ts';

/** Returns the codes of all actions a user may take. */
type ActionsOf = (user: Pick<Session, 'personId'>) => Promise<ReadonlySet<string>>;

interface AccessParts {
  db: Database;
  reachOf: ReachOf;
  actionsOf: ActionsOf;
}

/** Actions by which somebody decides about others. Who holds one is changed by those alone who hold as much. */
const overOthers: readonly string[] = [
  ...Object.values(personActions),
  ...Object.values(signInActions),
  ...Object.values(sessionActions),
  memberAction,
  scopeAction,
  'ams:role:edit',
];

export type Access = ReturnType<typeof createAccess>;

/** Decides whom an administrator sees, and whose account they may change. */
export function createAccess({ db, reachOf, actionsOf }: AccessParts) {
  /** Returns a person within the caller's reach; others are not there for them. */
  async function seen({ session }: { session: Session }, id: string): Promise<StoredPerson> {
    const person = (await findPerson(db, id)) ?? refuse('person.not-found');
    const isSeen = await isReached(db, await reachOf(session), id);
    return isSeen ? person : refuse('person.not-found');
  }

  /**
   * Returns whether an account is the caller's to change. One of another tenant is not, since its password opens that
   * tenant too; nor is that of somebody who administers more than the caller: it would be a way to their rights.
   */
  const isChangeable = async (session: Session, person: StoredPerson): Promise<boolean> =>
    person.tenant_id === session.tenantId && hasPower(session, person);

  /** Returns whether the caller has all the rights over others that a person has, and reaches everybody then. */
  async function hasPower(session: Session, person: StoredPerson): Promise<boolean> {
    const theirs = await actionsOf({ personId: person.id });
    const powers = overOthers.filter((code) => theirs.has(code));
    if (powers.length === 0 || person.id === session.personId) return true;
    const [own, reach] = await Promise.all([actionsOf(session), reachOf(session)]);
    return reach === 'all' && powers.every((code) => own.has(code));
  }

  return {
    reachOf: (user: Pick<Session, 'personId'>): Promise<Reach> => reachOf(user),
    seen,
    isChangeable,

    /** Refuses whoever reaches a part of the tenant alone: what is everybody's is not theirs to change. */
    async requireWhole({ session }: { session: Session }): Promise<void> {
      if ((await reachOf(session)) !== 'all') refuse('scope.exceeded');
    },

    async requirePower(session: Session, person: StoredPerson): Promise<void> {
      if (!(await hasPower(session, person))) refuse('person.protected');
    },

    /** Returns a person whose account the caller may change, or refuses. */
    async changeable(caller: { session: Session }, id: string): Promise<StoredPerson> {
      const person = await seen(caller, id);
      if (!(await isChangeable(caller.session, person))) refuse('person.protected');
      return person;
    },
  };
}
