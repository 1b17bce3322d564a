import { Refused, refuse } from '#platform/http/refuse.ts';
import type { Clock } from '#platform/time/clock.ts';
import { boundsOn, endOf, isWithin } from './days.ts';
import type { Offers } from './offers.ts';
import { inDays } from './requests.ts';
import type { StoredRequest } from './store.ts';

export interface GrantParts {
  clock: Clock;
  offers: Offers;
  /** The most days access is given for. */
  mostDays: number;
}

/** The choices of an approver that differ from what was asked for. */
interface Choice {
  roleCode?: string | undefined;
  until?: string | undefined;
}

/** Finds out what is given by a request: a role that shows the thing, until the end of a day. */
export const createGrants = ({ clock, offers, mostDays }: GrantParts) => ({
  /** Returns what is to be given; undefined where the user has come to see the thing by other ways. */
  async of(request: StoredRequest, { roleCode, until }: Choice) {
    const { person_id: personId, subject } = request;
    if (await offers.isSeen(personId, subject)) return undefined;
    const { roles } = await offers.offerOf(personId, subject);
    if (roles.length === 0) refuse('access-request.still-hidden');
    const only = roles.length === 1 ? roles[0]?.code : undefined;
    const wanted = roleCode ?? request.role_code ?? only;
    const role = roles.find(({ code }) => code === wanted) ?? refuse('access-request.role');
    const day = until ?? request.until;
    if (day === null || !isWithin(day, boundsOn(clock, mostDays))) {
      refuse('access-request.until', inDays(mostDays));
    }
    return { role, day, until: endOf(day) };
  },

  /** Returns what may be given; no role where the user sees it meanwhile, or where no single one would do. */
  async optionsOf({ person_id: personId, subject }: StoredRequest) {
    const offer = offers.offerOf(personId, subject);
    const roles = await offer.then((found) => found.roles, unlessRefused);
    return { roles, most: boundsOn(clock, mostDays).most };
  },
});

/** Returns no offers for a refusal: somebody who sees the thing by now is refused them. */
function unlessRefused(error: unknown): [] {
  if (error instanceof Refused) return [];
  throw error;
}
