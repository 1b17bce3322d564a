import { appendFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { wireTime } from './group-time.ts';
import type { Carry } from './sms.ts';

type Place = Pick<Config, 'dataDirectory'>;

/** Where the demonstration writes what it would send to telephones. */
export const smsOutboxFile = ({ dataDirectory }: Place): string =>
  join(dataDirectory, 'outbox', 'sms.txt');

/** A file for the eyes of its owner, in the place of a gateway: time, telephone, purpose and code, a line each. */
export function createSmsOutbox({ clock, ...place }: Place & { clock: Clock }): Carry {
  const file = smsOutboxFile(place);

  return async ({ to, purpose, code }) => {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const line = `${wireTime(clock.now())}  ${to}  ${purpose}  ${code}\n`;
    await appendFile(file, line, { mode: 0o600 });
  };
}
