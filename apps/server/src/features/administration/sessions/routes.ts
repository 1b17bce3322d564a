import {
  endOnlineSession,
  listOnlineSessions,
} from '@portal/contract/administration/online-sessions';
import type { OwnSession } from '@portal/contract/identity/own-sessions';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { ListedSession } from '#platform/session/list.ts';
import type { Session } from '#platform/session/session.ts';
import type { OnlineSessions } from './online-sessions.ts';

/** Maps a session as its own user sees it. */
type ToWire = (listed: ListedSession, asking: Pick<Session, 'tokenHash'>) => OwnSession;

export function onlineSessionRoutes(
  app: FastifyInstance,
  { online, toWire }: { online: OnlineSessions; toWire: ToWire },
): void {
  serve(app, listOnlineSessions, async (query, caller) => {
    const { records, ...counts } = await online.page(query, caller);
    return {
      records: records.map(({ workNo, realname, ...listed }) => ({
        workNo,
        realname,
        ...toWire(listed, caller.session),
      })),
      ...counts,
    };
  });
  serve(app, endOnlineSession, async ({ id }, caller) => {
    await online.end(id, caller);
    return null;
  });
}
