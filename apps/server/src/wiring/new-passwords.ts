import { createNewPasswords } from '#features/identity/passwords/new-passwords.ts';
import {
  hashPassword,
  passwordSlots,
  verifyPassword,
} from '#features/identity/sign-in/password-hash.ts';
import type { World } from '../world.ts';

/** New passwords as the installation wants them: by its policy, hashed as the sign-in reads them. */
export const newPasswordsBy = ({ db, clock, config }: Pick<World, 'db' | 'clock' | 'config'>) =>
  createNewPasswords({
    db,
    clock,
    policy: config.passwordPolicy,
    hashing: { slots: passwordSlots, hash: hashPassword, verify: verifyPassword },
  });
