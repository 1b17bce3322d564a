import { parseArgs } from 'node:util';
import { z } from 'zod';
import { closeDatabase, openDatabase } from '#platform/database/database.ts';
import {
  registerOrReplaceClient,
  ClientRegistration,
} from '#features/identity/provider/clients/register-client.ts';

const usage = `DATABASE_URL=postgresql://... node apps/server/src/register-client.ts <client id> --name <name>
  --redirect-uri <address> ...      where codes are sent; compared letter by letter
  --initiate-login-uri <address>    where the system begins a flow of its own; without it it is handed codes
  --backchannel-logout-uri <address>
  --frame-origin <origin> ...       where its pages are that the portal frames: it redeems the tickets they are handed
  --subsystem <key>                 only who has a menu in it is let through, and the switcher opens it
  --auth-method client_secret_basic | client_secret_post`;

/** Registers a client for single sign-on, or replaces its secret; the secret is printed this once. */
async function registerClient(url: string | undefined, args: string[]): Promise<number> {
  const { values, positionals } = readArguments(args);
  const enrolment = ClientRegistration.safeParse({ clientId: positionals[0], ...values });
  if (!url || !enrolment.success) {
    if (enrolment.error) console.error(z.prettifyError(enrolment.error));
    console.error(usage);
    return 2;
  }
  const db = openDatabase(url, { max: 1 });
  try {
    const secret = await db
      .transaction()
      .execute((within) => registerOrReplaceClient(within, enrolment.data));
    console.log(`client_id      ${enrolment.data.clientId}\nclient_secret  ${secret}`);
    return 0;
  } finally {
    await closeDatabase(db);
  }
}

const readArguments = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      'redirect-uri': { type: 'string', multiple: true },
      'initiate-login-uri': { type: 'string' },
      'backchannel-logout-uri': { type: 'string' },
      'frame-origin': { type: 'string', multiple: true },
      subsystem: { type: 'string' },
      'auth-method': { type: 'string' },
    },
  });

process.exitCode = await registerClient(process.env['DATABASE_URL'], process.argv.slice(2));
