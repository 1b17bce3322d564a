import { authenticatorCode } from '@portal/testing/totp';

const stepMs = 30_000;

/** Creates an authenticator app that never shows the same code twice. */
export function createApp(secret: string) {
  let last = 0;
  return {
    next(): string {
      last = Math.max(last + 1, Math.floor(Date.now() / stepMs));
      return authenticatorCode(secret, new Date(last * stepMs));
    },
  };
}
