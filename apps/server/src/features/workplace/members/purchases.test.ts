import { listPurchases } from '@portal/contract/members/purchases';
import { members } from '@portal/crm/records/members';
import { slips as slipRecords } from '@portal/ors/records/slips';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { roleIn } from '#testing/fixtures/role.ts';
import { setFieldRules, setRule } from '#testing/fixtures/rules.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const merchandiser = await world.person({
  businessGroups: ['BG01', 'BG02'],
  roles: ['merchandiser'],
});
const inGroup = merchandiser.tab({ bgNo: 'BG01' });

/** The member of a group with the most slips, and what these come to. */
async function buyer() {
  const { rows } = await sql<{ member: string; slips: number; amount: number; units: number }>`
    select member, count(*)::int as slips, sum(amount)::float8 as amount, sum(units)::int as units
    from ors_slips join crm_members on crm_members.id = member
    where crm_members.scope = 'BG01' group by member order by slips desc limit 1`.execute(world.db);
  if (!rows[0]) throw new Error('Nobody bought anything');
  return rows[0];
}

test('the slips of a member are those of all stores, the newest first, with what they come to', async () => {
  const { member, slips, amount, units } = await buyer();

  const { records, total, sums } = await inGroup(listPurchases, { member, pageSize: '100' });

  expect(total).toBe(slips);
  expect(sums).toMatchObject({ amount, units });
  expect(sums.sales + sums.refunds).toBe(slips);
  const moments = records.map(({ day, time }) => `${day} ${time}`);
  expect(moments).toEqual(moments.toSorted().toReversed());
  for (const { lines, amount: whole } of records) {
    expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBeCloseTo(whole, 2);
  }
  const [first] = records;
  const one = await inGroup(listPurchases, { member: member.toLowerCase(), pageSize: '1' });
  expect(one.records).toEqual([first]);
});

test('a member of another group is not found, and who may not see members is refused', async () => {
  const { member } = await buyer();
  const clerk = await world.person({ businessGroups: ['BG01'], roles: ['store-clerk'] });

  const other = merchandiser.tab({ bgNo: 'BG02' });
  await expect(other(listPurchases, { member })).rejects.toThrow('record.not-found');
  await expect(clerk.tab({ bgNo: 'BG01' })(listPurchases, { member })).rejects.toThrow(
    'action.denied',
  );
});

test('a member beyond the rule of a role is not found, and a hidden amount of slips is in no purchase', async () => {
  const { member } = await buyer();
  const makeRole = roleIn(world.db);
  const roles = await Promise.all([0, 1, 2].map(() => makeRole({ actions: ['crm:member:list'] })));
  const [usual = '', limited = '', none = ''] = roles;
  await setFieldRules(world.db, [limited, slipRecords], { amount: 'hidden' });
  await setRule(world.db, [none, members], []);
  const purchasesOf = async (role: string) => {
    const person = await world.person({ businessGroups: ['BG01'], roles: [role] });
    return person.tab({ bgNo: 'BG01' })(listPurchases, { member });
  };

  expect((await purchasesOf(usual)).total).toBeGreaterThan(0);
  await expect(purchasesOf(limited)).rejects.toThrow('record.hidden-field');
  await expect(purchasesOf(none)).rejects.toThrow('record.not-found');
});
