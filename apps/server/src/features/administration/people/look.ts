import { lookMs } from '@portal/contract/administration/look';
import type { SignedIn } from '@portal/contract/identity/session';
import type { Audit } from '#platform/audit/audit.ts';
import { recordChange } from '#platform/audit/changes.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Sessions } from '#platform/session/sessions.ts';
import type { Access } from '../access.ts';

interface LookParts {
  audit: Audit;
  access: Access;
  sessions: Pick<Sessions, 'establish'>;
  welcome: (token: string, personId: string, tenantId: number) => Promise<SignedIn>;
}

export type Look = ReturnType<typeof createLook>;

/**
 * Begins sessions in which an administrator looks as somebody else (ADM-18). The gate keeps such a session from changing
 * anything; the audit trail names the administrator, and the person beside them.
 */
export const createLook =
  ({ audit, access, sessions, welcome }: LookParts) =>
  async ({ id, reason }: { id: string; reason: string }, caller: Caller) => {
    const { session, deviceId, userAgent, address } = caller;
    const person = await access.seen(caller, id);
    if (person.id === session.personId) refuse('person.own');
    if (person.status !== 'active') refuse('sign-in.frozen');
    await access.requirePower(session, person);
    const object = person.work_no;
    await recordChange(audit, caller, { kind: 'person.looked-as', object, reason });
    const token = await sessions.establish({
      personId: id,
      tenantId: session.tenantId,
      method: 'look',
      owes: [],
      isFreshProof: false,
      looker: session.tokenHash,
      lastsMs: lookMs,
      deviceId,
      userAgent,
      address,
    });
    return { ...(await welcome(token, id, session.tenantId)), endsInMs: lookMs };
  };
