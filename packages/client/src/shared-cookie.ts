import { isTabSeparate } from './storage.ts';

/**
 * Names of the cookies that every site below the group's domain may read (spec section 9). A value names a system,
 * never a person or a credential: it travels with every request to all of those sites.
 */
export type SharedName = 'CURRENT_SYSTEM';

const secondsPerDay = 86_400;

/** Keeps a value in a cookie of the shared parent domain; without `days` until the browser ends. */
export function shareCookie(
  name: SharedName,
  value: string,
  { days }: { days?: number } = {},
): void {
  if (isTabSeparate()) return;
  document.cookie = cookieText(name, value, { days, host: location.hostname });
}

export function unshareCookie(name: SharedName): void {
  shareCookie(name, '', { days: 0 });
}

/** The cookie as it is written. `Secure` always: it is never told in the clear. */
export function cookieText(
  name: SharedName,
  value: string,
  { days, host }: { days: number | undefined; host: string },
): string {
  const domain = parentDomainOf(host);
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    ...(domain ? [`Domain=${domain}`] : []),
    ...(days === undefined ? [] : [`Max-Age=${Math.round(days * secondsPerDay)}`]),
    'SameSite=Lax',
    'Secure',
  ].join('; ');
}

/** The domain our site shares with its siblings; a host without one, or that is an address, keeps to itself. */
function parentDomainOf(host: string): string | undefined {
  const labels = host.split('.');
  const isAddress = host.includes(':') || labels.every((label) => /^\d+$/.test(label));
  return isAddress || labels.length < 3 ? undefined : labels.slice(1).join('.');
}
