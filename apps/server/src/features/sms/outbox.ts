import { appendFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Clock } from '#platform/time/clock.ts';
import type { Config } from '#platform/config/config.ts';
import { wireTime } from '@portal/common/group-time';
import type { SendCode } from './sms.ts';

type OutboxFolder = Pick<Config, 'dataDirectory'>;

/** Returns the file to which the demonstration writes its SMS messages. */
export const smsOutboxFile = ({ dataDirectory }: OutboxFolder): string =>
  join(dataDirectory, 'outbox', 'sms.txt');

/** A file for the eyes of its owner, in the place of a gateway: time, telephone, purpose and code, a line each. */
export function createSmsOutbox(parts: OutboxFolder & { clock: Clock }): SendCode {
  const write = createOutboxWriter(parts);
  return ({ to, purpose, code }) => write(to, purpose, code);
}

/** Adds a line to the file: to whom, what for, and what it says. */
export function createOutboxWriter({ clock, ...place }: OutboxFolder & { clock: Clock }) {
  const file = smsOutboxFile(place);

  return async (to: string, purpose: string, words: string): Promise<void> => {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const line = `${wireTime(clock.now())}  ${to}  ${purpose}  ${words}\n`;
    await appendFile(file, line, { mode: 0o600 });
  };
}
