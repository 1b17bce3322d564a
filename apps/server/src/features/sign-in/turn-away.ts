import type { Audit } from '#platform/audit';
import { refuse } from '#platform/refuse';
import type { Visitor } from '#platform/session';
import type { PersonRow } from './store.ts';

/** Refuses a sign-in, and says so in the audit trail first. */
export async function turnAway(
  audit: Audit,
  refusal: 'sign-in.failed' | 'sign-in.frozen',
  { person, visitor }: { person: PersonRow | undefined; visitor: Visitor },
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
  return refuse(refusal);
}
