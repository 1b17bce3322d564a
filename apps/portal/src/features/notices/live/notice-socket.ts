import { currentSession } from '@portal/client/session';
import { closeCodes, type Frame, openSocket } from '@portal/contract/notices/live-socket';
import { openSocketConnection } from './socket-connection.ts';
import { type SocketClose, reconnectDelay } from './reconnect-delay.ts';

/** State of the notice socket. */
export interface SocketState {
  isUp: boolean;
  /** Failures in a row. */
  failures: number;
  /** The server closed it because the session has ended. */
  isOver: boolean;
}

interface NoticeSocketHandlers {
  /** Highest message number any tab has heard. */
  last: () => string | undefined;
  hear: (frame: Frame) => void;
  /** Called whenever the socket goes up or down. */
  change: (state: SocketState) => void;
}

export type NoticeSocket = ReturnType<typeof openNoticeSocket>;

/**
 * Keeps the notice socket of the signed-in user open, and reconnects when it is lost. It continues another tab's state:
 * a first socket opens at once, one after a failure with a delay, and none for an ended session.
 */
export function openNoticeSocket(
  { last, hear, change }: NoticeSocketHandlers,
  { failures, isOver }: Omit<SocketState, 'isUp'>,
) {
  let connection: ReturnType<typeof openSocketConnection> | undefined;
  let failed = failures;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** True after newer sockets of the user replaced it: reopened by itself it would replace theirs, and so on. */
  let isReplaced = false;

  function open(): void {
    isReplaced = false;
    const session = currentSession();
    if (!session) return;
    const address = addressOf(session.person.id, last());
    connection = openSocketConnection({ address, token: session.token, hear: listen, lose });
  }
  function listen(frame: Frame): void {
    if (frame.cmd === 'hello') {
      failed = 0;
      change({ isUp: true, failures: 0, isOver: false });
    }
    hear(frame);
  }
  function lose(closing?: SocketClose): void {
    failed += 1;
    // The token of an ended session is not tried again: the next sign-in brings another.
    const isEnd = closing?.code === closeCodes.sessionOver;
    isReplaced = closing?.code === closeCodes.replaced;
    if (!isEnd && !isReplaced) wait(closing);
    change({ isUp: false, failures: failed, isOver: isEnd });
  }
  function wait(closing?: SocketClose): void {
    timer = setTimeout(open, reconnectDelay(failed, closing));
  }
  function stop(): void {
    clearTimeout(timer);
    connection?.close();
  }

  if (failures === 0) open();
  else if (!isOver) wait();
  return {
    stop,
    /** Reopens a replaced socket when the page is visible again. */
    look(): void {
      if (isReplaced) open();
    },
    /** Reopens the socket with the user's new token. */
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
