import type { Config } from '#platform/config/config.ts';

/** The content security policy of the portal's page. Everything not named is forbidden. */
export interface PagePolicy {
  /** Hashes of the inline scripts the build put into the page, as CSP spells them. */
  scripts: readonly string[];
  /** Origins whose pages may be shown in a frame. */
  frames: readonly string[];
  publicOrigin: string | undefined;
}

/** Answers that are no page load nothing and are framed by nobody. */
const dataPolicy = "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/** Files of a build; a worker made of one is bound by the policy it came with. */
export const filePolicy =
  "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'self'";

/** A page we show in a frame of our own: style and pictures, no script. */
export const framedPagePolicy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'self'";

/** Unused features of the browser are off for us and for whatever we frame. */
const features =
  'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=(), fullscreen=(self)';
const yearSeconds = 31_536_000;

/** Returns the security headers of every response; routes may add to them. */
export const securityHeaders = ({
  publicOrigin,
}: Pick<Config, 'publicOrigin'>): Record<string, string> => ({
  'content-security-policy': dataPolicy,
  'x-content-type-options': 'nosniff',
  // Others learn nothing of where people come from; our own requests keep their origin, by which forged ones are told.
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': features,
  'cache-control': 'no-store',
  // A browser that has seen this never comes by http again, so only an installation with TLS says it.
  ...(publicOrigin?.startsWith('https:') && {
    'strict-transport-security': `max-age=${yearSeconds}`,
  }),
});

/** The policy of the portal's page. Styles may be inline, since antd writes them at run time; scripts may not. */
export function pagePolicy({ scripts, frames, publicOrigin }: PagePolicy): string {
  // Older Safari does not count a socket of the same host as 'self'.
  const sockets = publicOrigin ? [publicOrigin.replace(/^http/, 'ws')] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.filter((hash) => hashForm.test(hash))],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sockets],
    'frame-src': ["'self'", ...frames.filter(isOrigin)],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const hashForm = /^'sha(?:256|384|512)-[\w+/]+={0,2}'$/;

/** Returns whether a text is an origin: a value of the database must not end a directive and begin another. */
const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.parse(text)?.origin === text;
