import type { Due } from '@portal/contract/call';
import type { DictionaryItem } from '@portal/contract/dictionaries';
import type { Audit } from '#platform/audit';
import type { Database } from '#platform/database';
import type { LetIn } from '#platform/door';
import type { Dues } from '#platform/dues';
import type { Sessions } from '#platform/sessions';
import { presentWelcome } from './present.ts';
import { activeTenantsOf, departmentsOf, personOf } from './store.ts';
import { turnAway } from './turn-away.ts';

interface LetInParts {
  db: Database;
  sessions: Sessions;
  audit: Audit;
  dictionaries: { all(): Promise<Record<string, DictionaryItem[]>> };
  dues: Dues;
}

const noTenantLeft = '您所属的租户已冻结，请联系管理员';

/** The one door all ways of signing in lead through. */
export function createLetIn({ db, sessions, audit, dictionaries, dues }: LetInParts): LetIn {
  return async (personId, { method, visitor }) => {
    const { address, deviceId, userAgent, requestId } = visitor;
    const [person, departments, tenants, choices] = await Promise.all([
      personOf(db, personId),
      departmentsOf(db, personId),
      activeTenantsOf(db, personId),
      dictionaries.all(),
    ]);
    if (person.status === 'frozen') return turnAway(audit, 'sign-in.frozen', { person, visitor });
    const tenant = tenants.find(({ id }) => id === person.tenant_id) ?? tenants[0];
    if (!tenant) {
      return turnAway(audit, 'sign-in.frozen', { person, visitor, words: noTenantLeft });
    }
    const owes: Due[] = tenants.length > 1 ? ['tenant'] : [];
    await sessions.endSuperseded(personId);
    const token = await sessions.establish({
      personId,
      tenantId: tenant.id,
      method,
      owes,
      deviceId,
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
    const due = dues.of({
      owes,
      hasPassword: person.password_hash !== '!',
      passwordChangedAt: person.password_changed_at,
    });
    const tenantId = tenant.id;
    const welcome = { token, person, tenantId, departments, tenants, due };
    return presentWelcome({ ...welcome, dictionaries: choices });
  };
}
