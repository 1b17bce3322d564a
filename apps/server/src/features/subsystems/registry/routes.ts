import { listSubsystems, updateDefaultSystem } from '@portal/contract/subsystems/subsystems';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Subsystems } from './subsystems.ts';

export function subsystemRoutes(app: FastifyInstance, subsystems: Subsystems): void {
  serve(app, listSubsystems, (_, { session }) => subsystems.preparedFor(session));

  serve(app, updateDefaultSystem, async ({ defaultSystem }, { session }) => {
    await subsystems.setDefault(session, defaultSystem);
    return null;
  });
}
