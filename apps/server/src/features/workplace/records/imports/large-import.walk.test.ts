import { actionsOf } from '@portal/contract/records/record-type';
import { expect, test } from 'vitest';
import { addRecordTables } from '#testing/fixtures/record-types.ts';
import { roleIn } from '#testing/fixtures/role.ts';
import { wide, wideHeads, wideRow } from '#testing/fixtures/wide-rows.ts';
import { checkFile, sheetOf } from '#testing/server/imports.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld({}, undefined, { recordTypes: [wide] });
await addRecordTables(world, [wide]);
const role = await roleIn(world.db)({ actions: actionsOf(wide) });

test('IMP-01 a sheet of 100,000 rows of 20 columns is checked within 60 s', async () => {
  const lin = await world.person({ roles: [role], stores: ['S02001'] });
  const rows = Array.from({ length: 100_000 }, (_, nth) => wideRow(nth));
  const sheet = sheetOf([wideHeads, ...rows]);
  const begun = performance.now();

  const { added } = await checkFile(world, lin, { subject: 'records/ams/wide-rows', ...sheet });

  expect(added).toBe(100_000);
  expect(performance.now() - begun).toBeLessThan(60_000);
});
