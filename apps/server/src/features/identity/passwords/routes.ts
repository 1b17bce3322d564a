import {
  checkPassword,
  type PasswordStatus,
  updatePassword,
} from '@portal/contract/identity/passwords';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import { wireTime } from '@portal/common/group-time';
import type { Passwords } from './passwords.ts';

export function passwordRoutes(app: FastifyInstance, passwords: Passwords): void {
  serve(app, checkPassword, async ({ workNo }, { session }) =>
    passwordStateToWire(await passwords.standingOf(session, workNo)),
  );

  serve(app, updatePassword, async (form, caller) => {
    await passwords.change(form, caller);
    return null;
  });
}

type PasswordState = Awaited<ReturnType<Passwords['standingOf']>>;

const passwordStateToWire = ({ person, ...rest }: PasswordState): PasswordStatus => ({
  isInitial: rest.state === 'initial',
  createTime: wireTime(person.password_changed_at ?? person.created_at),
  ...rest,
});
