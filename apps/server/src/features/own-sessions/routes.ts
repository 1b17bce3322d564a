import { endOtherSessions, endOwnSession, listOwnSessions } from '@portal/contract/own-sessions';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/serve';
import type { OwnSessions } from './own-sessions.ts';
import { presentSession } from './present.ts';

export function ownSessionRoutes(app: FastifyInstance, ownSessions: OwnSessions): void {
  serve(app, listOwnSessions, async (_, { session }) => {
    const listed = (await ownSessions.list(session)).map((each) => presentSession(each, session));
    return listed.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  });

  serve(app, endOwnSession, async ({ id }, caller) => {
    await ownSessions.end(id, caller);
    return null;
  });

  serve(app, endOtherSessions, async (_, caller) => ({
    ended: await ownSessions.endOthers(caller),
  }));
}
