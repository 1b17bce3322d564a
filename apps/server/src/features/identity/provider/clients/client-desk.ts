import type { SsoClient, SsoClientFields } from '@portal/contract/administration/sso-clients';
import { defaultTenant } from '@portal/contract/limits';
import { isSubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Audit } from '#platform/audit/audit.ts';
import { type Members, readChanges, recordChange } from '#platform/audit/changes.ts';
import type { Database } from '#platform/database/database.ts';
import type { PageRequest } from '#platform/database/paginate.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import { findClient, hashOfSecret, makeSecret, type SsoClient as StoredClient } from './clients.ts';
import { putClient } from './register-client.ts';

interface ClientDeskParts {
  db: Database;
  audit: Audit;
  /** Clients that may sign users in to the portal. */
  handOverClients: readonly string[];
}

const object = 'sso-clients';

export type ClientDesk = ReturnType<typeof createClientDesk>;

/** The systems that sign on with the portal, as administrators of the default tenant register them. */
export function createClientDesk({ db, audit, handOverClients }: ClientDeskParts) {
  const record = (caller: Caller, what: string, before: Members, after: Members) =>
    recordChange(audit, caller, { kind: 'sso-client.changed', object, what, before, after });

  return {
    async list(): Promise<SsoClient[]> {
      const rows = await db
        .selectFrom('sso_client')
        .selectAll()
        .select((e) =>
          e
            .selectFrom('sso_login')
            .whereRef('sso_login.client_id', '=', 'sso_client.client_id')
            .where('session_hash', 'is not', null)
            .select(({ fn }) => fn.countAll<string>().as('count'))
            .as('logins'),
        )
        .orderBy('client_id')
        .execute();
      return rows.map((row) => ({
        clientId: row.client_id,
        name: row.name,
        subsystem: row.subsystem !== null && isSubsystemKey(row.subsystem) ? row.subsystem : null,
        authMethod: row.auth_method,
        redirectUris: row.redirect_uris,
        initiateLoginUri: row.initiate_login_uri,
        backchannelLogoutUri: row.backchannel_logout_uri,
        frameOrigins: row.frame_origins,
        logins: Number(row.logins ?? 0),
        handsOver: handOverClients.includes(row.client_id),
      }));
    },

    async add(fields: SsoClientFields, caller: Caller): Promise<string> {
      requireHome(caller);
      const secret = makeSecret();
      await db.transaction().execute(async (within) => {
        if (await findClient(within, fields.clientId)) refuse('sso-client.taken');
        await putClient(within, { ...fields, secretHash: hashOfSecret(secret) });
      });
      await record(caller, `added ${fields.clientId}`, {}, membersOf(fields));
      return secret;
    },

    async edit(fields: SsoClientFields, caller: Caller): Promise<void> {
      requireHome(caller);
      const before = await db.transaction().execute(async (within) => {
        const client = await known(within, fields.clientId);
        await putClient(within, { ...fields, secretHash: client.secretHash });
        return client;
      });
      await record(caller, `edited ${fields.clientId}`, membersOf(before), membersOf(fields));
    },

    async renewSecret(clientId: string, caller: Caller): Promise<string> {
      requireHome(caller);
      const secret = makeSecret();
      await db.transaction().execute(async (within) => {
        const client = await known(within, clientId);
        await putClient(within, { ...client, secretHash: hashOfSecret(secret) });
      });
      await record(caller, `renewed ${clientId}`, {}, {});
      return secret;
    },

    async remove(clientId: string, caller: Caller): Promise<void> {
      requireHome(caller);
      const before = await db.transaction().execute(async (within) => {
        const client = await known(within, clientId);
        await within.deleteFrom('sso_client').where('client_id', '=', clientId).execute();
        return client;
      });
      await record(caller, `removed ${clientId}`, membersOf(before), {});
    },

    changes: (page: PageRequest) => readChanges(db, object, page),
  };
}

const known = async (within: Database, clientId: string): Promise<StoredClient> =>
  (await findClient(within, clientId)) ?? refuse('sso-client.not-found');

/** A client signs on people of every tenant. */
function requireHome({ session }: Caller): void {
  if (session.tenantId !== defaultTenant) refuse('installation.elsewhere');
}

/** Returns the members of a registration as text; never its secret. */
const membersOf = (fields: SsoClientFields): Members => ({
  name: fields.name,
  subsystem: fields.subsystem ?? '',
  authMethod: fields.authMethod,
  redirectUris: fields.redirectUris.join(' '),
  initiateLoginUri: fields.initiateLoginUri ?? '',
  backchannelLogoutUri: fields.backchannelLogoutUri ?? '',
  frameOrigins: fields.frameOrigins.join(' '),
});
