import { sql } from 'kysely';
import type { Audit } from '#platform/audit/audit.ts';
import { recordChange } from '#platform/audit/changes.ts';
import type { Database } from '#platform/database/database.ts';
import { type PageRequest, paginate } from '#platform/database/paginate.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Sessions } from '#platform/session/sessions.ts';
import type { Config } from '#platform/config/config.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Access } from '../access.ts';
import { type Reach, whereReached } from '../administered-people.ts';

interface OnlineParts {
  db: Database;
  clock: Clock;
  audit: Audit;
  access: Access;
  sessions: Pick<Sessions, 'endOne'>;
  config: Pick<Config, 'sessionIdleMs'>;
  findByKeyword: (keyword: string) => Promise<string[] | undefined>;
}

interface OnlineFilter {
  reach: Reach;
  tenantId: number;
  ids: readonly string[] | undefined;
  now: Date;
  /** Sessions last seen before have ended by themselves. */
  idleSince: Date;
}

export type OnlineSessions = ReturnType<typeof createOnlineSessions>;

/** Shows who is signed in within an administrator's reach, and ends sessions. */
export function createOnlineSessions(parts: OnlineParts) {
  const { db, clock, audit, access, sessions, config, findByKeyword } = parts;

  return {
    async page({ keyword, ...page }: PageRequest & { keyword: string }, { session }: Caller) {
      const [reach, ids] = await Promise.all([access.reachOf(session), findByKeyword(keyword)]);
      const now = clock.now();
      const idleSince = new Date(now.getTime() - config.sessionIdleMs);
      const filter = { reach, ids, tenantId: session.tenantId, now, idleSince };
      return paginate(selectOnline(db, filter), page);
    },

    /** Ends a session of somebody else, who administers no more than the caller. */
    async end(id: string, caller: Caller): Promise<void> {
      const { tenantId, personId } = caller.session;
      const owner = await ownerOf(db, { id, tenantId });
      const person = await access
        .seen(caller, owner ?? refuse('own-session.not-found'))
        .catch(() => refuse('own-session.not-found'));
      if (person.id === personId) refuse('person.own');
      await access.requirePower(caller.session, person);
      if (!(await sessions.endOne(person.id, id))) refuse('own-session.not-found');
      await recordChange(audit, caller, { kind: 'person.session-ended', object: person.work_no });
    },
  };
}

const selectOnline = (db: Database, { reach, ids, tenantId, now, idleSince }: OnlineFilter) =>
  db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .where('session.tenant_id', '=', tenantId)
    .where('person.status', '=', 'active')
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
    .where(whereReached(reach, sql`person.id`))
    .$if(ids !== undefined, (query) =>
      query.where('person.id', '=', sql<string>`any(${[...(ids ?? [])]})`),
    )
    .select(['session.id', 'token_hash as tokenHash', 'user_agent as userAgent', 'address'])
    .select(['method', 'session.created_at as createdAt', 'last_seen_at as lastSeenAt'])
    .select(['expires_at as expiresAt', 'work_no as workNo', 'realname'])
    .orderBy('last_seen_at', 'desc')
    .orderBy('session.id');

async function ownerOf(db: Database, { id, tenantId }: { id: string; tenantId: number }) {
  const row = await db
    .selectFrom('session')
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .select('person_id')
    .executeTakeFirst();
  return row?.person_id;
}
