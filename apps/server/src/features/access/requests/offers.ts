import type { OfferedRole } from '@portal/contract/access/access-requests';
import type { Finding } from '@portal/contract/access/explain';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';
import { refuse } from '#platform/http/refuse.ts';
import { findGiven } from './store.ts';

interface OfferParts {
  db: Database;
  /** Finds a page or system by its path, or an action by its code, and whether a user sees it. */
  find: (personId: string, subject: string) => Promise<Finding | undefined>;
  /** Returns whether a user would see it with one role more. */
  wouldSee: (personId: string, subject: string, role: string) => Promise<boolean>;
}

/** A page, an action or a system that somebody may ask for, with the roles that would show it. */
interface Offer {
  about: 'page' | 'action' | 'system';
  title: string;
  system: string;
  roles: OfferedRole[];
}

export type Offers = ReturnType<typeof createOffers>;

/** Roles are tried in the order of their breadth; no more than these. */
const mostTried = 20;

/**
 * Finds what may be asked for: something that is there and that the user does not see, or that they see by an earlier
 * request and want for longer. A role is offered where the rules of permissions would show the thing with it.
 */
export function createOffers({ db, find, wouldSee }: OfferParts) {
  async function rolesFor(personId: string, subject: string): Promise<OfferedRole[]> {
    const tried = await rolesWith(db, personId, subject);
    const shows = await Promise.all(tried.map(({ code }) => wouldSee(personId, subject, code)));
    return tried.filter((_, place) => shows[place]);
  }

  return {
    async offerOf(personId: string, subject: string): Promise<Offer> {
      const finding = await find(personId, subject);
      const given = finding?.sees === 'no' ? undefined : await findGiven(db, personId, subject);
      if (given) {
        const { about, title, subsystem: system, role_code: code } = given;
        const role = { code: code ?? '', name: given.role_name ?? '', pageCount: 0 };
        return { about, title, system, roles: [role] };
      }
      const wanted = hiddenOf(finding) ?? refuse('access-request.needless');
      return { ...wanted, roles: await rolesFor(personId, subject) };
    },

    /** Returns whether the user sees it, without having asked for more time. */
    async isSeen(personId: string, subject: string): Promise<boolean> {
      const sees = (await find(personId, subject))?.sees ?? 'no';
      return sees !== 'no' && (await findGiven(db, personId, subject)) === undefined;
    },
  };
}

/** Returns what may be asked for: a page, action or system that is there and that the user does not see. */
function hiddenOf(finding: Finding | undefined) {
  if (!finding || finding.sees !== 'no' || !finding.system) return undefined;
  const { about, title, system } = finding;
  if (about === 'site' || about === 'nothing') return undefined;
  return { about, title, system: system.sysType };
}

/** Reads the roles that hold a page, an action or a part of a system, and that somebody lacks. */
async function rolesWith(db: Database, personId: string, subject: string): Promise<OfferedRole[]> {
  const tenant = tenantId();
  const { rows } = await sql<OfferedRole>`
    select code, name, (
      select count(*)::int from role_menu_item held
      where held.tenant_id = ${tenant} and held.role_code = code) as "pageCount"
    from role
    where ${ofTenant('role')} and not holds_all
      and code not in (
        select role_code from person_role
        where person_role.tenant_id = ${tenant} and person_id = ${personId})
      and (code in (
          select role_code from role_menu_item join menu_item on menu_item.id = menu_item_id
          where role_menu_item.tenant_id = ${tenant}
            and (menu_item.path = ${subject} or '/' || menu_item.subsystem = ${subject}))
        or code in (
          select role_code from role_action
          where role_action.tenant_id = ${tenant} and action_code = ${subject}))
    order by "pageCount", sort, code limit ${mostTried}`.execute(db);
  return rows;
}
