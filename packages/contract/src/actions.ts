import type { Permissions } from './permissions.ts';

/**
 * Whether a button with this action code is kept (spec section 6): its code is in `auth` under a type other than 2,
 * or the system has its rule switched off (`allAuth` with status 0). An entry may list several codes with commas.
 */
export function isActionAllowed(
  { auth, allAuth }: Pick<Permissions, 'auth' | 'allAuth'>,
  action: string,
): boolean {
  const names = (entry: { action: string }) => entry.action.split(',').includes(action);
  return (
    allAuth.some((entry) => entry.type !== '2' && entry.status === '0' && names(entry)) ||
    auth.some((entry) => entry.type !== '2' && names(entry))
  );
}
