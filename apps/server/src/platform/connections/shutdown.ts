import { second } from '@portal/common/durations';
import { isatty } from 'node:tty';
import type { Logger } from 'pino';
import { StartError } from '@portal/embedded-postgres/start-error';
import type { LogOutput } from '#platform/log/output.ts';

/** Ends the process in good order. */
export interface Shutdown {
  /**
   * Registers a function that closes a resource; the last one opened is closed first, and learns whether the stop was
   * planned.
   */
  whenStopping(close: Close): void;
  /** Takes the log, in which the reasons for stopping are written; its output gets the last lines out. */
  logTo(log: Logger, output: Pick<LogOutput, 'settled'>): void;
  /** Only the first call counts. */
  stop(reason: Reason): Promise<void>;
  readonly isStopping: boolean;
}

type Close = (isWished: boolean) => Promise<unknown>;

interface Reason {
  event: string;
  exitCode: 0 | 1;
  /** The cause; a `StartError` is printed without its stack. */
  error?: unknown;
  /** Time limit, after which open resources are abandoned; 27 s by default. */
  withinMs?: number;
}

/** Then whatever still hangs is left behind; a supervisor kills after 30 s as a rule. */
const patienceMs = 27 * second;
/**
 * A second signal ends the process at once. Ctrl-C under `npm start` reaches it up to three times by itself, from the
 * terminal and from our bootstrap, which also notices within half a second that npm has gone.
 */
const forceAfterMs = 2 * second;

/**
 * Stops on Ctrl-C and SIGTERM, when the parent process has gone, and after an uncaught error: past that, nothing in
 * memory can be trusted.
 */
export function createShutdown(): Shutdown {
  const closings: Close[] = [];
  let stopping: Promise<void> | undefined;
  let stoppingSince = 0;
  let logger: Logger | undefined;
  let logOutput: Pick<LogOutput, 'settled'> | undefined;

  function tell(event: string, err?: unknown): void {
    if (err !== undefined) console.error(err instanceof StartError ? err.message : err);
    logger?.[err === undefined ? 'info' : 'fatal']({ err }, event);
  }

  async function closeAll(isWished: boolean): Promise<void> {
    for (let close = closings.pop(); close !== undefined; close = closings.pop()) {
      await close(isWished).catch((error: unknown) => tell('could not close', error));
    }
    await logOutput?.settled();
  }

  function stop({ event, exitCode, error, withinMs = patienceMs }: Reason): Promise<void> {
    if (stopping) return stopping;
    stoppingSince = performance.now();
    tell(event, error);
    setTimeout(() => process.exit(1), withinMs).unref();
    stopping = closeAll(exitCode === 0).finally(() => process.exit(exitCode));
    return stopping;
  }

  function wish(event: string): void {
    const isForced = stopping && performance.now() - stoppingSince > forceAfterMs;
    if (isForced && event !== 'disconnect') process.exit(1);
    void stop({ event, exitCode: 0 });
  }
  for (const event of wishes()) process.on(event, () => wish(event));
  process.channel?.unref(); // it shall not keep us alive
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => void stop({ event, exitCode: 1, error }));
  }
  return {
    whenStopping: (close) => void closings.push(close),
    logTo: (log, output) => {
      [logger, logOutput] = [log, output];
    },
    stop,
    get isStopping() {
      return stopping !== undefined;
    },
  };
}

/** A closed terminal stops the server too, but not one that was started to outlive it (`nohup` takes the terminal away). */
const wishes = () =>
  ['SIGTERM', 'SIGINT', 'disconnect', ...(isatty(0) ? (['SIGHUP'] as const) : [])] as const;
