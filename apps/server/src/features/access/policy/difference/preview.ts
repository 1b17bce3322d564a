import type { PolicyChange } from '@portal/contract/policy/changes';
import { keyOfType } from '@portal/contract/records/record-type';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { refuse } from '#platform/http/refuse.ts';
import { applyChanges } from '../changes/apply-changes.ts';
import { mayRead } from '../drafts/administered-scope.ts';
import type { DifferenceParts } from './difference.ts';
import { rightsIn } from './effective-rights.ts';
import { readRolesOf } from './role-sets.ts';
import { rolledBack } from './rolled-back.ts';
import { type RuleFor, rulesIn } from './rules-compared.ts';
import { readSnapshot } from './snapshot.ts';

export interface Preview {
  changes: readonly PolicyChange[];
  workNo: string;
  /** The user who previews: people outside their reach are unknown to them. */
  readerId: string;
}

/** Counts the records of each type that a person sees, now and with the changes of a draft. */
export async function previewRows(parts: DifferenceParts, { changes, workNo, readerId }: Preview) {
  const { db, types, readMenuMaker, makeRowCounts } = parts;
  const person = (await findPerson(db, workNo)) ?? refuse('policy.unknown-row');
  if (!(await mayRead(db, readerId, person.id))) refuse('policy.unknown-row');
  const rows = await rolledBack(db, changes, async (tx) => {
    const rulesOf = async (): Promise<RuleFor> => {
      const roles = await readRolesOf(tx, person.id);
      const snapshot = await readSnapshot(tx, readMenuMaker, roles);
      return rulesIn(snapshot)(roles, rightsIn(snapshot)(roles).actions);
    };
    const before = await rulesOf();
    await applyChanges(tx, changes);
    const after = await rulesOf();
    const countRows = makeRowCounts(tx, [person.id]);
    const counted: { type: string; system: string; one: string; now: number; drafted: number }[] =
      [];
    for (const type of types) {
      const [was, is] = [before(type), after(type)];
      if (!was && !is) continue;
      const count = async (rule: typeof was) =>
        (await countRows(type, rule?.parts ?? [], [person.id])).get(person.id) ?? 0;
      const [now, drafted] = [await count(was), await count(is)];
      counted.push({ type: keyOfType(type), system: type.system, one: type.one, now, drafted });
    }
    return counted;
  });
  return { realname: person.realname, workNo: person.work_no, rows };
}

const findPerson = (db: Database, workNo: string) =>
  db
    .selectFrom('person')
    .innerJoin('person_tenant', 'person_tenant.person_id', 'person.id')
    .where(ofTenant('person_tenant'))
    .where('work_no', '=', workNo)
    .select(['person.id', 'realname', 'work_no'])
    .executeTakeFirst();
