import type { Audit } from '#platform/audit/audit.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Visitor } from '#platform/session/session.ts';
import type { PersonRow } from './store.ts';

/** Refuses a sign-in, and says so in the audit trail first; `words` where they are not the refusal's own. */
export async function refuseSignIn(
  audit: Audit,
  refusal: 'sign-in.failed' | 'sign-in.frozen' | 'password.wrong-old',
  { person, visitor, words }: { person: PersonRow | undefined; visitor: Visitor; words?: string },
): Promise<never> {
  await audit.record({
    kind: 'sign-in.refused',
    // Nobody is named but people there are: what a stranger typed may be a password in the wrong field.
    actorId: person?.id,
    actorWorkNo: person?.work_no,
    address: visitor.address,
    requestId: visitor.requestId,
    detail: { refusal },
  });
  return refuse(refusal, { ...(words !== undefined && { message: words }) });
}
