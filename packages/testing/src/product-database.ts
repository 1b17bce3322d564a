import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Reads where the database in a product's data folder listens, and the portal's account in it. Rejects when no product
 * runs on that folder.
 */
export async function databaseIn(directory: string) {
  // The fourth line says where it listens; the second password is the portal's own.
  const [, , , port] = (await readFile(join(directory, 'postgres/postmaster.pid'), 'utf8')).split(
    '\n',
  );
  const [, password] = (await readFile(join(directory, 'postgres.passwords'), 'utf8')).split('\n');
  return { host: '127.0.0.1', port: Number(port), user: 'portal', password: password ?? '' };
}
