import type { Interaction, KoaContextWithOIDC } from 'oidc-provider';
import { z } from 'zod';
import type { Clock } from '#platform/time/clock.ts';

/** The parameter that stands for `prompt=none` once we have taken that away: our own page answers it, not the library. */
export const silentParameter = 'portal_silent';

const Terms = z.object({
  /** Milliseconds since 1970: an authentication before this is too old for the flow. */
  authenticatedSince: z.number().optional(),
  /** Whom the client expects, by its `id_token_hint` or its request for a `sub`. */
  subject: z.string().optional(),
});
export type Terms = z.infer<typeof Terms>;

/**
 * Notes what a client asks of the authentication, by our clock: `prompt=login` wants one after now, `max_age` one of
 * at most so many seconds ago (OpenID Connect Core, 3.1.2.1).
 */
export function termsOf({ oidc }: KoaContextWithOIDC, clock: Clock): Terms {
  const now = clock.now().getTime();
  const maxAge = Number(oidc.params?.['max_age'] ?? Number.POSITIVE_INFINITY);
  const since = oidc.prompts.has('login') ? now : now - maxAge * 1_000;
  const subject = oidc.entities.IdTokenHint?.payload['sub'] ?? oidc.claims.id_token?.['sub']?.value;
  return {
    ...(Number.isFinite(since) && { authenticatedSince: since }),
    ...(typeof subject === 'string' && { subject }),
  };
}

export const termsIn = ({ prompt }: Interaction): Terms => Terms.parse(prompt.details);

/** Whether the client wants an answer at once, without anything being shown. */
export const isSilent = ({ params }: Interaction): boolean => params[silentParameter] === '1';
