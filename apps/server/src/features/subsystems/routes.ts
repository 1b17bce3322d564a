import { listSubsystems, updateDefaultSystem } from '@portal/contract/subsystems';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/serve';
import { presentSubsystem } from './present.ts';
import type { Subsystems } from './subsystems.ts';

export function subsystemRoutes(app: FastifyInstance, subsystems: Subsystems): void {
  serve(app, listSubsystems, async (_, { session }) => {
    const { registered, ...known } = await subsystems.listFor(session);
    return registered.flatMap((subsystem) => presentSubsystem(subsystem, known));
  });

  serve(app, updateDefaultSystem, async ({ defaultSystem }, { session }) => {
    await subsystems.setDefault(session, defaultSystem);
    return null;
  });
}
