import { listRoles } from '@portal/contract/access/roles';
import * as drafts from '@portal/contract/policy/drafts';
import { expect, test } from 'vitest';
import { menusIn, publish } from '#testing/fixtures/menu-changes.ts';
import { roleIn } from '#testing/fixtures/role.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const makeRole = roleIn(world.db);
const { author } = await menusIn(world);

test('ADM-14 an action that a publication takes away is refused from that moment', async () => {
  const lin = await author();
  const list = drafts.policyActions.list;
  const role = await makeRole({ actions: [list] });
  const reader = await world.person({ roles: [role] });
  await expect(reader.call(listRoles, {})).resolves.not.toEqual([]);

  await publish(lin, { kind: 'role-action', key: [role, list], after: null });

  await expect(reader.call(listRoles, {})).rejects.toThrow('action.denied');
});
