import type { Interaction, KoaContextWithOIDC } from 'oidc-provider';
import { z } from 'zod';
import type { Clock } from '#platform/time/clock.ts';

/** The parameter that replaces `prompt=none`: our own page handles it, not the library. */
export const silentParameter = 'portal_silent';

const AuthenticationRequirements = z.object({
  /** Milliseconds since 1970: an authentication before this is too old for the flow. */
  authenticatedSince: z.number().optional(),
  /** The subject the client expects, by its `id_token_hint` or its request for a `sub`. */
  subject: z.string().optional(),
});
export type AuthenticationRequirements = z.infer<typeof AuthenticationRequirements>;

/**
 * Returns the authentication a client requires, by our clock: `prompt=login` wants one after now, `max_age` one of at
 * most so many seconds ago (OpenID Connect Core, 3.1.2.1).
 */
export function requirementsOf(
  { oidc }: KoaContextWithOIDC,
  clock: Clock,
): AuthenticationRequirements {
  const now = clock.now().getTime();
  const maxAge = Number(oidc.params?.['max_age'] ?? Number.POSITIVE_INFINITY);
  const since = oidc.prompts.has('login') ? now : now - maxAge * 1_000;
  const subject = oidc.entities.IdTokenHint?.payload['sub'] ?? oidc.claims.id_token?.['sub']?.value;
  return {
    ...(Number.isFinite(since) && { authenticatedSince: since }),
    ...(typeof subject === 'string' && { subject }),
  };
}

export const requirementsIn = ({ prompt }: Interaction): AuthenticationRequirements =>
  AuthenticationRequirements.parse(prompt.details);

/** True where the client wants `prompt=none`: a response at once, without a page. */
export const isSilent = ({ params }: Interaction): boolean => params[silentParameter] === '1';
