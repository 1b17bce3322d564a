import type { Permissions } from './permissions.ts';

type Rules = Pick<Permissions, 'auth' | 'allAuth'>;

const known = new WeakMap<Rules, ReadonlySet<string>>();

/**
 * Returns whether a button with this action code is shown (spec section 6): its code is in `auth` under a type other
 * than 2, or the system has its rule switched off (`allAuth` with status 0). An entry may list several codes with
 * commas.
 */
export function isActionAllowed(rules: Rules, action: string): boolean {
  let allowed = known.get(rules);
  if (!allowed) known.set(rules, (allowed = allowedBy(rules)));
  return allowed.has(action);
}

function allowedBy({ auth, allAuth }: Rules): ReadonlySet<string> {
  const entries = [...allAuth.filter(({ status }) => status === '0'), ...auth];
  const governing = entries.filter(({ type }) => type !== '2');
  return new Set(governing.flatMap((entry) => entry.action.split(',')));
}
