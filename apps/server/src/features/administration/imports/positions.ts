import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { compare, inParts, type Plan, type WantedRow } from './plan.ts';

export interface WantedPosition {
  code: string;
  name: string;
}

export async function planPositions(
  db: Database,
  wanted: readonly WantedRow<WantedPosition>[],
): Promise<Plan<WantedPosition>> {
  const there = await db
    .selectFrom('position')
    .where(ofTenant('position'))
    .select(['code', 'name'])
    .execute();
  const plan = compare(wanted, {
    keyOf: ({ code }) => code,
    label: '岗位编码',
    there: new Map(there.map((position) => [position.code, position])),
  });
  for (const { row, value } of wanted) {
    if (/^[\w-]{1,32}$/.test(value.code)) continue;
    const words = '岗位编码为 1 到 32 位字母、数字、下划线或短横线';
    plan.faults.push({ row, column: '岗位编码', value: value.code, words });
  }
  return plan;
}

export async function writePositions(
  tx: Database,
  { added, changed }: Plan<WantedPosition>,
): Promise<void> {
  for (const part of inParts(added)) {
    await tx
      .insertInto('position')
      .values(part.map(({ row, value }) => ({ ...value, sort: row })))
      .execute();
  }
  for (const { value } of changed) {
    await tx
      .updateTable('position')
      .where(ofTenant('position'))
      .where('code', '=', value.code)
      .set({ name: value.name })
      .execute();
  }
}
