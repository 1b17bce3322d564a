import { getSetup, makeAdministrator } from '@portal/contract/operations/setup';
import type { PasswordPolicy } from '@portal/contract/identity/password-rules';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Setup } from './setup.ts';

export function setupRoutes(
  app: FastifyInstance,
  { setup, newPasswords }: { setup: Setup; newPasswords: { policy: PasswordPolicy } },
): void {
  serve(app, getSetup, async () => ({
    isOpen: await setup.isOpen(),
    policy: newPasswords.policy,
  }));

  serve(app, makeAdministrator, async (form, visitor) => ({
    enrolmentCode: await setup.makeAdministrator(form, visitor),
  }));
}
