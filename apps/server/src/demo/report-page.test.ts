import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { placeReportPage } from './report-page.ts';

const { db } = await startWorld();

async function standing() {
  const { trusted_origins } = await db
    .selectFrom('subsystem')
    .where('key', '=', 'ams')
    .select('trusted_origins')
    .executeTakeFirstOrThrow();
  const pages = await db
    .selectFrom('menu_item')
    .where('id', '=', 'ams-report')
    .select('url')
    .execute();
  return { trusted: trusted_origins, pages: pages.map(({ url }) => url) };
}

test('the page of the simulator is where it is this time, and its origin alone is trusted besides others', async () => {
  const trust = { trusted_origins: ['https://own.example'] };
  await db.updateTable('subsystem').set(trust).where('key', '=', 'ams').execute();

  await placeReportPage(db, 'http://127.0.0.1:1001');
  await placeReportPage(db, 'http://127.0.0.1:1002');

  expect(await standing()).toEqual({
    trusted: ['https://own.example', 'http://127.0.0.1:1002'],
    pages: ['http://127.0.0.1:1002/report/enter?ticket=${ticket}'],
  });
  await placeReportPage(db, undefined);
  expect(await standing()).toEqual({ trusted: ['https://own.example'], pages: [] });
});
