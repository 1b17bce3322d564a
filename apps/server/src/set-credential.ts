import { urlCredentials } from '@portal/contract/access/page-address';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import {
  type CredentialResult,
  setCredential,
} from '#features/subsystems/frames/set-credential.ts';
import { openCommandAudit } from '#platform/audit/command-entry.ts';
import { systemClock } from '#platform/time/clock.ts';
import { readConfig } from '#platform/config/config.ts';
import { closeDatabase, openDatabase } from '#platform/database/database.ts';

const usage = `DATABASE_URL=postgresql://... node apps/server/src/set-credential.ts <menu item> none|ticket|token [--trust]
  ticket    its page gets a ticket, good once; \${ticket} in its address
  token     legacy: its page gets the session's own token, which opens the whole portal; \${token} in its address
  --trust   the subsystem trusts the origin of the page from now on`;

const legacy =
  'Whoever runs that page can do in the portal whatever its visitors can. Prefer a ticket.';

const Wish = z.object({
  menuItem: z.string().min(1),
  credential: z.enum(urlCredentials),
  trust: z.boolean().default(false),
});
type Wish = z.infer<typeof Wish>;

/** Says what the page of a menu item is handed (decision 21), and seals that it was said. */
async function main(url: string | undefined, args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { trust: { type: 'boolean' } },
  });
  const [menuItem, credential] = positionals;
  const wish = Wish.safeParse({ menuItem, credential, ...values });
  if (!url || !wish.success) {
    console.error(usage);
    return 2;
  }
  const db = openDatabase(url, { max: 2 });
  try {
    const config = readConfig(process.env);
    const seal = await openCommandAudit({ db, clock: systemClock, config });
    const outcome = await db.transaction().execute((tx) => setCredential(tx, wish.data));
    if (!outcome) {
      console.error(`There is no menu item ${wish.data.menuItem} with an address.`);
      return 1;
    }
    await seal('menu-item.credential', detailOf(wish.data, outcome));
    report(wish.data, outcome);
    return 0;
  } finally {
    await closeDatabase(db);
  }
}

function report(
  { menuItem, credential }: Wish,
  { url, origin, isTrusted }: CredentialResult,
): void {
  console.log(
    `${menuItem} hands its page ${credential === 'none' ? 'nothing' : `a ${credential}`}: ${url}`,
  );
  if (credential !== 'none' && !isTrusted) {
    console.log(`${origin} is not trusted, so nobody gets there yet; --trust changes that.`);
  }
  if (credential === 'token') console.log(legacy);
}

const detailOf = ({ menuItem, credential }: Wish, { origin, isTrusted }: CredentialResult) => ({
  menuItem,
  credential,
  to: origin ?? 'portal',
  trusted: String(isTrusted),
});

process.exitCode = await main(process.env['DATABASE_URL'], process.argv.slice(2));
