import { day } from '@portal/common/durations';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#platform/database/database.ts';
import type { Tickets } from '#platform/tokens/tickets.ts';
import { withinTenant } from '#platform/database/tenant.ts';
import { firstTenant, hasAdministrator } from './store.ts';

export const setupPurpose = 'first administrator';

/** Validity of the token; starting again makes another. */
const lifeMs = day;

/**
 * Makes the token with which the first administrator is made, and keeps it where only the owner of the installation
 * can read it; undefined when there is an administrator, and then the file of an earlier one is taken away.
 */
export async function offerSetup(
  parts: { db: Database; tickets: Tickets },
  { directory }: { directory: string },
): Promise<{ token: string; file: string | undefined } | undefined> {
  const file = join(directory, 'setup-token');
  if (await withinTenant(firstTenant, () => hasAdministrator(parts.db))) {
    await rm(file, { force: true }).catch(() => undefined);
    return undefined;
  }
  const token = await parts.tickets.issue({ purpose: setupPurpose, lifeMs }, { for: 'anyone' });
  return { token, file: (await keep(file, token)) ? file : undefined };
}

/** A directory that cannot be written to keeps nothing: the token is printed as well. */
async function keep(file: string, token: string): Promise<boolean> {
  try {
    await mkdir(join(file, '..'), { recursive: true, mode: 0o700 });
    await rm(file, { force: true });
    await writeFile(file, `${token}\n`, { mode: 0o600, flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}
