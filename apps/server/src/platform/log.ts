import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { StartError } from './embedded/start-error.ts';

/** What must not reach a log, should somebody hand it over all the same. */
const secrets = ['password', 'token', 'secret', 'authorization', 'cookie', 'x-access-token'];

/** Bytes that wait while nothing can be written, on a full disk; what comes beyond is lost. */
const maxLength = 1_048_576;

/** In production the log goes to standard output; in the demonstration that is for people, so a file takes it. */
export function createLog(config: Pick<Config, 'mode' | 'logLevel' | 'dataDirectory'>): Logger {
  const dest = config.mode === 'production' ? 1 : logFile(config);
  const way = pino.destination({ dest, sync: true, mkdir: true, mode: 0o600, maxLength });
  // People are served all the same; the lines are written once there is room again.
  way.on('error', tellOnce());
  return pino(
    {
      level: config.logLevel,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      redact: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`]),
    },
    way,
  );
}

function tellOnce(): (error: Error) => void {
  let isTold = false;
  return ({ message }) => {
    if (!isTold) console.error(`The log cannot be written: ${message}`);
    isTold = true;
  };
}

/** @throws {StartError} where a directory stands in the place of the demonstration's log. */
export async function insistOnLogFile(
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

/** What an error says of itself and where; never what hangs on it, such as a connection with its keys. */
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
