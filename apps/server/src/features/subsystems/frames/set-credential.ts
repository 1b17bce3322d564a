import type { UrlCredential } from '@portal/contract/access/page-address';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';

interface CredentialChange {
  menuItem: string;
  credential: UrlCredential;
  /** True to add the origin of the page to the trusted origins of the subsystem. */
  trust: boolean;
}

/** The result; `origin` is null for pages of the portal. */
export interface CredentialResult {
  url: string;
  origin: string | null;
  isTrusted: boolean;
}

/**
 * Sets the credential the page of a menu item gets, and replaces the placeholder in its address. Undefined if there is
 * no such menu item or it has no address.
 */
export async function setCredential(
  db: Database,
  { menuItem, credential, trust }: CredentialChange,
): Promise<CredentialResult | undefined> {
  const item = await db
    .selectFrom('menu_item')
    .innerJoin('subsystem', 'subsystem.key', 'menu_item.subsystem')
    .where('menu_item.id', '=', menuItem)
    .select(['url', 'subsystem', 'trusted_origins'])
    .executeTakeFirst();
  if (!item || item.url === null) return undefined;

  const url = credential === 'none' ? item.url : withPlaceholder(item.url, credential);
  await db
    .updateTable('menu_item')
    .set({ url, url_credential: credential })
    .where('id', '=', menuItem)
    .execute();

  const origin = URL.parse(url)?.origin ?? null;
  if (origin === null || item.trusted_origins.includes(origin)) {
    return { url, origin, isTrusted: true };
  }
  if (trust) await trustOrigin(db, item.subsystem, origin);
  return { url, origin, isTrusted: trust };
}

const withPlaceholder = (url: string, credential: string): string =>
  url.replaceAll(
    /\$\{\s*(?:ticket|token)\s*\}|\{\{\s*(?:ticket|token)\s*\}\}/g,
    () => `\${${credential}}`,
  );

async function trustOrigin(db: Database, key: string, origin: string): Promise<void> {
  await db
    .updateTable('subsystem')
    .set({ trusted_origins: sql`array_append(trusted_origins, ${origin})` })
    .where('key', '=', key)
    .execute();
}
