import { getRegistration, register } from '@portal/contract/identity/registration';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Registration } from './registration.ts';

export function registrationRoutes(app: FastifyInstance, registration: Registration): void {
  serve(app, getRegistration, async () => ({
    isOpen: registration.isOpen(),
    policy: registration.policy(),
  }));

  serve(app, register, async (form, visitor) => {
    await registration.register(form, visitor);
    return null;
  });
}
