import { sql } from 'kysely';
import { advisoryLocks } from '#platform/database/advisory-locks.ts';
import type { Database } from '#platform/database/database.ts';
import { eachTenant } from '#platform/database/each-tenant.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { checkRuleRows } from './check-rules.ts';
import { dictionaryItemRows, dictionaryRows } from './dictionaries/all.ts';
import { installMenus } from './install-menus.ts';
import { insertNew, noteInstalled, notInstalledYet } from './installed-items.ts';
import { subsystemRows } from './systems.ts';
import { installUsualRules } from './usual-rules.ts';

/**
 * Brings along what an installation needs to be used: the systems of the group, the menus of the pages that are built,
 * their actions and the dictionaries, but no people. Each item is installed once: a release adds what is new in it, and
 * what an administrator changed or removed stays so. Several nodes may call it at once.
 */
export async function install(db: Database): Promise<void> {
  if (db.isTransaction) await installWithin(db);
  else await db.transaction().execute(installWithin);
}

async function installWithin(tx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.installation})`.execute(tx);
  await installSystems(tx);
  await installMenus(tx);
  await eachTenant(tx, async (tenant) => {
    await installDictionaries(tx, tenant);
    await installCheckRules(tx, tenant);
    await installUsualRules(tx, tenant);
  });
}

const keyOf = ({ key }: { key: string }): string => key;

async function installSystems(tx: Database): Promise<void> {
  const systems = await notInstalledYet(tx, 'system', subsystemRows, keyOf);
  await insertNew(tx, 'subsystem', systems);
  await noteInstalled(tx, 'system', systems.map(keyOf));
}

/** Each tenant has its own dictionaries. Choices of one that was removed are left out. */
async function installDictionaries(tx: Database, tenant: number): Promise<void> {
  const keyOfDictionary = ({ code }: { code: string }) => `${tenant}/${code}`;
  const dictionaries = await notInstalledYet(tx, 'dictionary', dictionaryRows, keyOfDictionary);
  await insertNew(tx, 'dictionary', dictionaries);
  await noteInstalled(tx, 'dictionary', dictionaries.map(keyOfDictionary));

  const there = await tx
    .selectFrom('dictionary')
    .where(ofTenant('dictionary'))
    .select('code')
    .execute();
  const codes = new Set(there.map(({ code }) => code));
  const choices = dictionaryItemRows.filter(({ dictionary_code }) => codes.has(dictionary_code));
  const keyOfItem = ({ dictionary_code, value }: (typeof choices)[number]) =>
    `${tenant}/${dictionary_code}/${value}`;
  const items = await notInstalledYet(tx, 'dictionary-item', choices, keyOfItem);
  await insertNew(tx, 'dictionary_item', items);
  await noteInstalled(tx, 'dictionary-item', items.map(keyOfItem));
}

async function installCheckRules(tx: Database, tenant: number): Promise<void> {
  const keyOfRule = ({ code }: { code: string }) => `${tenant}/${code}`;
  const rules = await notInstalledYet(tx, 'check-rule', checkRuleRows, keyOfRule);
  await insertNew(tx, 'check_rule', rules);
  await noteInstalled(tx, 'check-rule', rules.map(keyOfRule));
}
