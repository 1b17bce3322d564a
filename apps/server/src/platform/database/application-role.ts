import { sql } from 'kysely';
import type { Client } from 'pg';
import { withClient } from './client.ts';
import type { Database } from './database.ts';
import { StartError } from '@portal/embedded-postgres/start-error';

/**
 * Lets the role that the portal works as read and write the tables of another, their owner; entries of the audit trail it
 * adds and reads only. Done at each start, since migrations make tables.
 *
 * @throws {StartError} when the role could give itself back what it was denied.
 */
export async function grantApplication(ownerUrl: string, url: string): Promise<void> {
  const role = decodeURIComponent(new URL(url).username);
  await withClient(ownerUrl, async (client) => {
    await client.query(grantsTo(client.escapeIdentifier(role)));
    if (!(await isApart(client, role))) {
      throw new StartError(
        `The role ${role} of DATABASE_URL owns the table audit_entry, or is a member of its owner: give all tables to the role of DATABASE_MIGRATION_URL (docs/audit-trail.md), or leave that variable out.`,
      );
    }
  });
}

/** The grants, which PostgreSQL runs as one transaction, so that nobody works with half of them. */
const grantsTo = (role: string): string => `
  -- The queues have a schema that the application makes.
  do $$ begin execute format('grant connect, create, temporary on database %I to ${role.replaceAll("'", "''")}', current_database()); end $$;
  grant usage on schema public to ${role};
  grant select, insert, update, delete on all tables in schema public to ${role};
  grant usage, select on all sequences in schema public to ${role};
  revoke update, delete on audit_entry from ${role};
  revoke insert, update, delete on migration from ${role};
`;

async function isApart(client: Client, role: string): Promise<boolean> {
  const { rows } = await client.query<{ apart: boolean }>(
    `select not pg_has_role($1, relowner, 'member') as apart from pg_class where oid = 'audit_entry'::regclass`,
    [role],
  );
  return rows[0]?.apart === true;
}

/** Returns whether the portal's role can change the audit trail's table. */
export async function ownsAuditTrail(db: Database): Promise<boolean> {
  const { rows } = await sql<{ owns: boolean }>`
    select pg_has_role(current_user, relowner, 'member') as owns
    from pg_class where oid = 'audit_entry'::regclass`.execute(db);
  return rows[0]?.owns === true;
}
