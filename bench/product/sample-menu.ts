import { databaseIn } from '@portal/testing/product-database';
import { closeDatabase, openDatabase } from '../../apps/server/src/platform/database/database.ts';
import { addSampleMenu } from '../../apps/server/src/testing/fixtures/sample-menu.ts';

/** Gives the product in a data folder more pages than there is room for tabs. */
export async function addSampleMenuTo(directory: string): Promise<void> {
  const { host, port, user, password } = await databaseIn(directory);
  const db = openDatabase(`postgresql://${user}:${password}@${host}:${port}/portal`, {
    tenantId: 0,
  });
  await addSampleMenu(db);
  await closeDatabase(db);
}
