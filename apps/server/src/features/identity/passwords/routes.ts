import { checkPassword, updatePassword } from '@portal/contract/identity/passwords';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Passwords } from './passwords.ts';
import { passwordStateToWire } from './to-wire.ts';

export function passwordRoutes(app: FastifyInstance, passwords: Passwords): void {
  serve(app, checkPassword, async ({ workNo }, { session }) =>
    passwordStateToWire(await passwords.standingOf(session, workNo)),
  );

  serve(app, updatePassword, async (form, caller) => {
    await passwords.change(form, caller);
    return null;
  });
}
