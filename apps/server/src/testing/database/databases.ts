import { hour } from '@portal/common/durations';
import { randomUUID } from 'node:crypto';
import { systemClock } from '#platform/time/clock.ts';
import { withClient } from '#platform/database/client.ts';

/** The server of the test databases, and their template. */
export interface TestDatabases {
  /** A database whose role may create others. */
  url: string;
  /** The same, for the role the portal works as. */
  applicationUrl: string;
  /** Name of a migrated database that holds the demonstration group. */
  template: string;
}

const prefix = 'portal_test';
// No run lasts this long, so an older database belongs to one that was broken off.
const leftoverAgeMs = 2 * hour;

/** Tells when it was made, so that a later run can see whether it was left over. */
export const freshName = (): string =>
  `${prefix}_${systemClock.now().getTime()}_${randomUUID().slice(0, 8)}`;

/** The same server, another database. */
export function urlOf(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

export async function createDatabase(url: string, name: string, template?: string): Promise<void> {
  await withClient(url, async (client) => {
    const created = `create database ${client.escapeIdentifier(name)}`;
    // Copying the files is quicker than logging each page, when nobody writes to the template.
    const copied = (from: string) =>
      `${created} template ${client.escapeIdentifier(from)} strategy file_copy`;
    await client.query(template === undefined ? created : copied(template));
  });
}

type Roles = Pick<TestDatabases, 'url' | 'applicationUrl'>;

/**
 * Ends the connections of both roles and drops the database. Each role ends its own: the owner may not end another's, so
 * `with (force)` failed whenever a node's connection was still closing. Without it the drop waits for them, 5 s at most.
 */
export async function dropDatabase({ url, applicationUrl }: Roles, name: string): Promise<void> {
  for (const each of new Set([applicationUrl, url])) {
    await withClient(each, (client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = $1 and usename = current_user`,
        [name],
      ),
    );
  }
  await withClient(url, (client) =>
    client.query(`drop database if exists ${client.escapeIdentifier(name)}`),
  );
}

/** Drops what runs that were broken off have left behind. */
export async function dropLeftovers(roles: Roles): Promise<void> {
  const names = await withClient(roles.url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [`${prefix}_`],
    );
    return rows.map(({ datname }) => datname);
  });
  const oldest = systemClock.now().getTime() - leftoverAgeMs;
  const isLeftOver = (name: string) => Number(name.split('_').at(2)) < oldest;
  for (const name of names.filter(isLeftOver)) await dropDatabase(roles, name);
}
