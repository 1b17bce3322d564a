import { day } from '@portal/common/durations';
import {
  codeTopics,
  type listMessages,
  messageStates,
  repeatedAtOnce,
  type repeatFailed,
  type RepeatBar,
} from '@portal/contract/notices/messages';
import type { z } from 'zod';
import type { Audit } from '#platform/audit/audit.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import { midnightOf } from '@portal/common/group-time';
import type { Caller, Session } from '#platform/session/session.ts';
import {
  findMessage,
  type MessageFilter,
  pageOfMessages,
  repeatableIds,
  type StoredMessage,
  type WhereReached,
} from './store.ts';

export interface MessagesParts {
  db: Database;
  audit: Audit;
  /** Matches the people whom a user administers. */
  reachedBy: (session: Session) => Promise<WhereReached>;
  /** Sends failed ones of these copies of announcements again; returns how many there were. */
  retryCopies: (ids: readonly string[], by: { name: string; requestId: string }) => Promise<number>;
}

export type Messages = ReturnType<typeof createMessages>;

/** An entry of the audit trail names so many messages; the others are counted. */
const idsInAudit = 10;

/** Lists the messages of the portal to single people, and sends failed ones again. */
export function createMessages({ db, audit, reachedBy, retryCopies }: MessagesParts) {
  async function find({ session }: Caller, id: string): Promise<StoredMessage> {
    const found = await findMessage(db, await reachedBy(session), id);
    return found ?? refuse('message.not-found');
  }

  /** Sends these again, and says so in the audit trail; returns how many had failed. */
  async function retry(ids: readonly string[], caller: Caller): Promise<number> {
    const { session, address, requestId } = caller;
    const repeated = await retryCopies(ids, { name: session.workNo, requestId });
    if (repeated === 0) return 0;
    await audit.record({
      kind: 'announcement.copy-repeated',
      actorId: session.personId,
      actorWorkNo: session.workNo,
      address,
      requestId,
      detail: { ids: ids.slice(0, idsInAudit).join(' '), count: String(repeated) },
    });
    return repeated;
  }

  return {
    find,

    async page(input: z.output<typeof listMessages.input>, { session }: Caller) {
      const { pageNo, pageSize, state } = input;
      const filter = { ...filterOf(input), outcomes: state && messageStates[state] };
      return pageOfMessages(db, await reachedBy(session), { filter, page: { pageNo, pageSize } });
    },

    async repeat(id: string, caller: Caller): Promise<void> {
      const bar = barOf(await find(caller, id));
      if (bar !== null) refuse(`message.${bar}`);
      if ((await retry([id], caller)) === 0) refuse('message.not-failed');
    },

    async repeatFailed(input: z.output<typeof repeatFailed.input>, caller: Caller) {
      const ids = await repeatableIds(db, await reachedBy(caller.session), filterOf(input));
      const repeated = await retry(ids.slice(0, repeatedAtOnce), caller);
      return { repeated, left: Math.max(0, ids.length - repeatedAtOnce) };
    },
  };
}

const filterOf = ({
  way,
  topic,
  isRead,
  from,
  until,
  keyword,
}: z.output<typeof repeatFailed.input>): MessageFilter => ({
  way,
  outcomes: undefined,
  topic,
  isRead: isRead === undefined ? undefined : isRead === 'true',
  from: from === undefined ? undefined : midnightOf(from),
  before: until === undefined ? undefined : new Date(midnightOf(until).getTime() + day),
  keyword,
});

/** Returns the reason why a message is not sent again, null if it may be. */
export function barOf({
  topic,
  outcome,
  is_recalled,
  is_reached,
}: StoredMessage): RepeatBar | null {
  if (outcome !== 'failed') return 'not-failed';
  if (codeTopics.some((code) => code === topic)) return 'code';
  if (topic === 'test') return 'test';
  if (is_recalled) return 'recalled';
  return is_reached ? null : 'beyond-reach';
}
