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
    const owes: Due[] = tenants.length > 1 ? ['tenant'] : [];
    const token = await sessions.establish({
      personId,
      tenantId: person.tenant_id,
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
    return presentWelcome({ token, person, departments, tenants, due, dictionaries: choices });
  };
}
