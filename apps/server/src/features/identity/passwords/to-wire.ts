import type { PasswordStatus } from '@portal/contract/identity/passwords';
import { wireTime } from '#platform/time/group-time.ts';
import type { Passwords } from './passwords.ts';

type PasswordState = Awaited<ReturnType<Passwords['standingOf']>>;

export const passwordStateToWire = ({ person, ...rest }: PasswordState): PasswordStatus => ({
  isInitial: rest.state === 'initial',
  createTime: wireTime(person.password_changed_at ?? person.created_at),
  ...rest,
});
