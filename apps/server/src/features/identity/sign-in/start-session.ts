import type { PendingStep } from '@portal/contract/call';
import type { DictionaryItem } from '@portal/contract/workplace/dictionaries';
import type { Audit } from '#platform/audit/audit.ts';
import type { Database } from '#platform/database/database.ts';
import type { StartSession } from '#platform/session/start-session.ts';
import type { PendingStepsOf } from '#platform/session/session.ts';
import type { Sessions } from '#platform/session/sessions.ts';
import { withinTenant } from '#platform/database/tenant.ts';
import { signInToWire } from './to-wire.ts';
import { activeTenantsOf, departmentsOf, personOf } from './store.ts';
import { refuseSignIn } from './refuse-sign-in.ts';

interface StartSessionParts {
  db: Database;
  sessions: Sessions;
  audit: Audit;
  dictionaries: { all(): Promise<Record<string, DictionaryItem[]>> };
  pendingStepsOf: PendingStepsOf;
  /** Decides whether a second factor is owed before the session opens. */
  factorPolicy: { owes: (personId: string) => Promise<boolean> };
}

const noTenantLeft = '您所属的租户已冻结，请联系管理员';

/** Methods by which users authenticate with us just now; others rely on an earlier authentication elsewhere. */
const provesNow: ReadonlySet<string> = new Set(['password', 'phone']);

/** Starts the session at the end of every sign-in method. */
export function createStartSession(parts: StartSessionParts): StartSession {
  const { db, sessions, audit, dictionaries, pendingStepsOf, factorPolicy } = parts;
  return async (personId, { method, visitor, knownDevice }) => {
    const { address, deviceId, userAgent, requestId } = visitor;
    const [person, tenants, owesFactor] = await Promise.all([
      personOf(db, personId),
      activeTenantsOf(db, personId),
      factorPolicy.owes(personId),
    ]);
    if (person.status === 'frozen')
      return refuseSignIn(audit, 'sign-in.frozen', { person, visitor });
    const tenant = tenants.find(({ id }) => id === person.tenant_id) ?? tenants[0];
    if (!tenant) {
      return refuseSignIn(audit, 'sign-in.frozen', { person, visitor, words: noTenantLeft });
    }
    const [departments, choices] = await withinTenant(tenant.id, () =>
      Promise.all([departmentsOf(db, personId), dictionaries.all()]),
    );
    await sessions.endSuperseded(personId);
    const owes: PendingStep[] = [
      ...(tenants.length > 1 ? (['tenant'] as const) : []),
      ...(owesFactor ? (['second-factor'] as const) : []),
    ];
    const token = await sessions.establish({
      personId,
      tenantId: tenant.id,
      method,
      owes,
      isFreshProof: provesNow.has(method),
      deviceId,
      knownDevice,
      userAgent,
      address,
    });
    await audit.record({
      kind: 'sign-in',
      actorId: personId,
      actorWorkNo: person.work_no,
      address,
      requestId,
      detail: { method },
    });
    const due = pendingStepsOf({
      owes,
      hasPassword: person.password_hash !== '!',
      passwordChangedAt: person.password_changed_at,
    });
    const tenantId = tenant.id;
    const welcome = { token, person, tenantId, departments, tenants, due };
    return signInToWire({ ...welcome, dictionaries: choices });
  };
}
