import { startConnectedSystems } from '@portal/testing/connected-systems/connected-systems';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { makeSnapshot, startDemonstration } from './demonstration-snapshot.ts';
import { addSampleMenu } from './sample-menu.ts';

export const Accounts = z.array(
  z.object({ workNo: z.string(), realname: z.string(), password: z.string() }),
);

/** The running product as tests need it; passed to the workers through the environment. */
export const Product = z.object({
  origin: z.string(),
  /** Origin of the simulated systems users are handed over to. */
  outside: z.string(),
  /** The client secret of those systems. */
  outsideSecret: z.string(),
  accounts: Accounts,
  /** Its data directory. */
  directory: z.string(),
  /** File with the text messages to telephones. */
  outbox: z.string(),
});
export type Product = z.infer<typeof Product>;

/** Reads the demonstration accounts of an installation, with their generated passwords. */
export async function accountsIn(directory: string): Promise<z.infer<typeof Accounts>> {
  return Accounts.parse(JSON.parse(await readFile(join(directory, 'accounts.json'), 'utf8')));
}

/** Starts the built product on a data directory of its own, for all journeys of one run. */
export default async function startProduct(): Promise<() => Promise<void>> {
  await makeSnapshot();
  const directory = await mkdtemp(join(tmpdir(), 'portal-e2e-'));
  const secret = randomBytes(32).toString('base64url');
  const outside = await startConnectedSystems({ secret });
  const { origin, stop } = await startDemonstration(directory, {
    SSO_SIMULATOR: outside.origin,
    SSO_SIMULATOR_SECRET: secret,
  });
  outside.trust(origin);
  await addSampleMenu(directory);
  const product: Product = {
    origin,
    outside: outside.origin,
    outsideSecret: secret,
    accounts: await accountsIn(directory),
    directory,
    outbox: join(directory, 'outbox/sms.txt'),
  };
  process.env['PORTAL_PRODUCT'] = JSON.stringify(product);
  process.env['PORTAL_ORIGIN'] = origin;
  return async () => {
    await stop();
    await outside.close();
    await rm(directory, { recursive: true, force: true });
  };
}
