import * as calls from '@portal/contract/administration/system-actuators';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { ActuatorDesk } from './actuator-desk.ts';

export function systemActuatorRoutes(app: FastifyInstance, desk: ActuatorDesk): void {
  serve(app, calls.listSystemActuators, (_, caller) => desk.list(caller));
  serve(app, calls.saveSystemActuator, async (fields, caller) => {
    await desk.save(fields, caller);
    return null;
  });
  serve(app, calls.deleteSystemActuator, async ({ key }, caller) => {
    await desk.remove(key, caller);
    return null;
  });
}
