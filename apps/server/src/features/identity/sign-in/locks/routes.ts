import {
  listSignInLocks,
  unlockNetwork,
  unlockPerson,
} from '@portal/contract/identity/sign-in-administration';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { LockDesk } from './desk.ts';

export function lockRoutes(app: FastifyInstance, desk: LockDesk): void {
  serve(app, listSignInLocks, (_, caller) => desk.list(caller));
  serve(app, unlockPerson, async ({ username }, caller) => {
    await desk.unlockPerson(caller, username);
    return null;
  });
  serve(app, unlockNetwork, async ({ network }, caller) => {
    await desk.unlockNetwork(caller, network);
    return null;
  });
}
