import type { DictionaryItem } from '@portal/contract/dictionaries';
import type { SignedIn } from '@portal/contract/session';
import type { Audit } from '#platform/audit';
import type { Database } from '#platform/database';
import type { Visitor } from '#platform/session';
import type { Sessions } from '#platform/sessions';
import { presentWelcome } from './present.ts';
import { activeTenantsOf, departmentsOf, type PersonRow } from './store.ts';
import { turnAway } from './turn-away.ts';

export interface SessionMakerParts {
  db: Database;
  sessions: Sessions;
  audit: Audit;
  dictionaries: { all(): Promise<Record<string, DictionaryItem[]>> };
}

/**
 * Makes the session of somebody who has proved who they are, by `method`. Every way of signing in ends here, and
 * nothing else makes a session.
 */
export async function establishSession(
  { db, sessions, audit, dictionaries }: SessionMakerParts,
  person: PersonRow,
  { method, visitor }: { method: string; visitor: Visitor },
): Promise<SignedIn> {
  if (person.status === 'frozen') return turnAway(audit, 'sign-in.frozen', { person, visitor });
  const { address, deviceId, userAgent, requestId } = visitor;
  const [departments, tenants, choices] = await Promise.all([
    departmentsOf(db, person.id),
    activeTenantsOf(db, person.id),
    dictionaries.all(),
  ]);
  const token = await sessions.establish({
    personId: person.id,
    tenantId: person.tenant_id,
    method,
    deviceId,
    userAgent,
    address,
  });
  await audit.record({
    kind: 'sign-in',
    actorId: person.id,
    actorWorkNo: person.work_no,
    address,
    requestId,
    detail: { method },
  });
  return presentWelcome({ token, person, departments, tenants, dictionaries: choices });
}
