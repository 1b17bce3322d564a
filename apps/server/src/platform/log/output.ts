import { second } from '@portal/common/durations';
import { writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Bytes of lines that wait while nothing can be written; lines beyond them are lost. */
const mostWaiting = 1_048_576;
const retryMs = 50;
/** A stop waits for a reader that is slow, and not for one that is gone. */
const settleMs = 3 * second;

/** The place where the log's lines go. */
export interface LogOutput {
  /** Writes a line at once, or keeps it until there is room; never waits. */
  write: (line: string) => void;
  /** Number of lines lost since the start. */
  readonly lost: number;
  /** Waits until every line is written, 3 s at most. */
  settled: () => Promise<void>;
}

interface OutputListeners {
  /** Hears why a line cannot be written, but not of a pipe that is merely full. */
  onError: (error: Error) => void;
  /** Hears how many lines were lost, once lines can be written again. */
  onRecovered: (lost: number) => void;
}

/**
 * Writes lines to a file descriptor. A pipe that nobody reads must not block, or the whole process would stand still
 * once its 64 kB are full: pass it in non-blocking mode.
 */
export function createLogOutput(fd: number, { onError, onRecovered }: OutputListeners): LogOutput {
  const backlog = createBacklog((bytes) => tryWrite(fd, bytes, onError));
  let lost = 0;
  let untold = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    if (!backlog.flush()) {
      timer ??= setTimeout(retry, retryMs).unref();
    } else if (untold > 0) {
      const told = untold;
      untold = 0;
      onRecovered(told);
    }
  }
  function retry(): void {
    timer = undefined;
    flush();
  }

  return {
    write(line) {
      if (!backlog.add(Buffer.from(line))) {
        lost += 1;
        untold += 1;
      }
      flush();
    },
    get lost() {
      return lost;
    },
    async settled() {
      const giveUpAt = performance.now() + settleMs;
      while (!backlog.flush() && performance.now() < giveUpAt) await wait(20);
    },
  };
}

/** Lines that wait for room, in order. `write` returns how many of the bytes it is given could be written. */
function createBacklog(write: (bytes: Buffer) => number) {
  const lines: Buffer[] = [];
  let size = 0;
  return {
    /** Returns false when there is no room for it. */
    add(line: Buffer): boolean {
      if (size + line.length > mostWaiting) return false;
      lines.push(line);
      size += line.length;
      return true;
    },
    /** Writes what can be written; returns whether that was everything. */
    flush(): boolean {
      for (let line = lines[0]; line !== undefined; line = lines[0]) {
        const written = write(line);
        size -= written;
        if (written < line.length) {
          lines[0] = line.subarray(written);
          return false;
        }
        lines.shift();
      }
      return true;
    },
  };
}

function tryWrite(fd: number, bytes: Buffer, onError: (error: Error) => void): number {
  try {
    return writeSync(fd, bytes);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (!('code' in error && error.code === 'EAGAIN')) onError(error);
    return 0;
  }
}
