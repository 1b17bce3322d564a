import { databaseIn } from '@portal/testing/product-database';
import { Client } from 'pg';

/** Runs a statement in the default tenant of the product in a data folder. */
export async function changeDatabaseIn(
  directory: string,
  text: string,
  values: unknown[] = [],
): Promise<void> {
  // Rows that name no tenant are the default one's.
  const address = { ...(await databaseIn(directory)), database: 'portal' };
  const client = new Client({ ...address, options: '-c app.tenant=0' });
  await client.connect();
  try {
    await client.query(text, values);
  } finally {
    await client.end();
  }
}
