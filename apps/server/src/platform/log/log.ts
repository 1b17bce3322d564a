import { mkdirSync, openSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import type { Config } from '#platform/config/config.ts';
import { StartError } from '@portal/embedded-postgres/start-error';
import { createLogOutput, type LogOutput } from './output.ts';

/** Members that are redacted in logs. */
const secrets = ['password', 'token', 'secret', 'authorization', 'cookie', 'x-access-token'];

/** The server's log, and what became of its lines. */
export interface Log {
  log: Logger;
  output: LogOutput;
}

/** In production the log goes to standard output; in the demonstration that is for people, so a file takes it. */
export function createLog(config: Pick<Config, 'mode' | 'logLevel' | 'dataDirectory'>): Log {
  const output = createLogOutput(descriptorOf(config), {
    // People are served all the same; the lines are written once there is room again.
    onError: tellOnce(),
    onRecovered: (lost) => log.warn({ lost }, 'log lines lost'),
  });
  const log = pino(
    {
      level: config.logLevel,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      redact: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`]),
    },
    output,
  );
  return { log, output };
}

function descriptorOf(config: Pick<Config, 'mode' | 'dataDirectory'>): number {
  // Node makes the stream of standard output when it is asked for, and sets a pipe to non-blocking mode then.
  if (config.mode === 'production') return process.stdout.fd;
  mkdirSync(config.dataDirectory, { recursive: true });
  return openSync(logFile(config), 'a', 0o600);
}

function tellOnce(): (error: Error) => void {
  let isTold = false;
  return ({ message }) => {
    if (!isTold) console.error(`The log cannot be written: ${message}`);
    isTold = true;
  };
}

/** @throws {StartError} where a directory stands in the place of the demonstration's log. */
export async function requireLogFile(
  config: Pick<Config, 'mode' | 'dataDirectory'>,
): Promise<void> {
  if (config.mode === 'production') return;
  const file = logFile(config);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isDirectory()) return;
  throw new StartError(
    `The log cannot be written to ${file}, which is a directory; move it away and start again.`,
  );
}

export const logFile = ({ dataDirectory }: Pick<Config, 'dataDirectory'>): string =>
  join(dataDirectory, 'server.log');

/** Describes an error for the log: message and stack, never what hangs on it, such as a connection with its keys. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? String(error.code) : undefined;
  return {
    name,
    message,
    code,
    stack,
    ...(cause !== undefined && { cause: describeError(cause) }),
  };
}
