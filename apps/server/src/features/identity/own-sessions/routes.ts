import {
  endOtherSessions,
  endOwnSession,
  exportOwnSessions,
  listOwnSessions,
  type OwnSession,
} from '@portal/contract/identity/own-sessions';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Session } from '#platform/session/session.ts';
import type { OwnSessions } from './own-sessions.ts';
import { sessionToWire, tableOf } from './to-wire.ts';

export function ownSessionRoutes(app: FastifyInstance, ownSessions: OwnSessions): void {
  async function listFor(session: Session): Promise<OwnSession[]> {
    const listed = (await ownSessions.list(session)).map((each) => sessionToWire(each, session));
    return listed.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  }

  serve(app, listOwnSessions, (_, { session }) => listFor(session));

  serve(app, exportOwnSessions, async (_, { session }) => tableOf(await listFor(session)));

  serve(app, endOwnSession, async ({ id }, caller) => {
    await ownSessions.end(id, caller);
    return null;
  });

  serve(app, endOtherSessions, async (_, caller) => ({
    ended: await ownSessions.endOthers(caller),
  }));
}
