import { currentSession } from '@portal/client/session';
import { closeCodes, type Frame, openSocket } from '@portal/contract/notices/live-socket';
import { openLine } from './socket-connection.ts';
import { type Closing, retryAfter } from './reconnect-delay.ts';

/** How the socket stands. */
export interface SocketState {
  isUp: boolean;
  /** In a row, so far. */
  failures: number;
  /** Whether the server said that the session has ended. */
  isOver: boolean;
}

interface SocketParts {
  /** The highest number heard of so far, by any tab. */
  last: () => string | undefined;
  hear: (frame: Frame) => void;
  /** Told whenever it goes up or down. */
  change: (state: SocketState) => void;
}

export type LastingSocket = ReturnType<typeof keepSocket>;

/**
 * Keeps a socket open for whoever is signed in, and opens another when it is lost. It goes on where another tab left
 * off: a first socket is opened at once, one after a failure after a while, and none for a session that is over.
 */
export function keepSocket(
  { last, hear, change }: SocketParts,
  { failures, isOver }: Omit<SocketState, 'isUp'>,
) {
  let line: ReturnType<typeof openLine> | undefined;
  let failed = failures;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Newer ones of the person, elsewhere, took its place: opened again by itself it would take theirs, and so on. */
  let isReplaced = false;

  function open(): void {
    isReplaced = false;
    const session = currentSession();
    if (!session) return;
    const address = addressOf(session.person.id, last());
    line = openLine({ address, token: session.token, hear: listen, lose });
  }
  function listen(frame: Frame): void {
    if (frame.cmd === 'hello') {
      failed = 0;
      change({ isUp: true, failures: 0, isOver: false });
    }
    hear(frame);
  }
  function lose(closing?: Closing): void {
    failed += 1;
    // With the token of a session that is over there is no way back: whoever signs in again brings another.
    const isEnd = closing?.code === closeCodes.sessionOver;
    isReplaced = closing?.code === closeCodes.replaced;
    if (!isEnd && !isReplaced) wait(closing);
    change({ isUp: false, failures: failed, isOver: isEnd });
  }
  function wait(closing?: Closing): void {
    timer = setTimeout(open, retryAfter(failed, closing));
  }
  function stop(): void {
    clearTimeout(timer);
    line?.close();
  }

  if (failures === 0) open();
  else if (!isOver) wait();
  return {
    stop,
    /** Somebody looks at the page again. */
    look(): void {
      if (isReplaced) open();
    },
    /** The person has another token now: what was opened with the former one is replaced. */
    renew(): void {
      stop();
      open();
    },
  };
}

function addressOf(userId: string, last: string | undefined): URL {
  const path = openSocket.path.replace(':userId', encodeURIComponent(userId));
  const address = new URL(path, location.origin.replace(/^http/, 'ws'));
  if (last !== undefined) address.searchParams.set('last', last);
  return address;
}
