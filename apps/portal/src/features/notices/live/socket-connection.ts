import { socketSilenceMs } from '@portal/contract/limits';
import { Frame, socketProtocol } from '@portal/contract/notices/live-socket';
import type { Closing } from './reconnect-delay.ts';

interface LineParts {
  address: URL;
  token: string;
  hear: (frame: Frame) => void;
  /** Told once when the line is lost, with how it was closed; without that it was dead. */
  lose: (closing?: Closing) => void;
}

/** One socket, from its opening to its end. One on which nothing is received for 20 s is dead (NTC-10). */
export function openLine({ address, token, hear, lose }: LineParts): { close: () => void } {
  const socket = new WebSocket(address, [socketProtocol, token]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  function close(): void {
    isOver = true;
    clearTimeout(timer);
    socket.close();
  }
  function end(closing?: Closing): void {
    if (isOver) return;
    close();
    lose(closing);
  }
  function expectWord(): void {
    clearTimeout(timer);
    timer = setTimeout(end, socketSilenceMs);
  }

  socket.addEventListener('message', ({ data }) => {
    if (isOver) return;
    expectWord();
    const frame = frameOf(data);
    if (frame) hear(frame);
  });
  socket.addEventListener('close', end);
  expectWord();
  return { close };
}

/** What means nothing to this page is no frame (NTC-08). */
function frameOf(data: unknown): Frame | undefined {
  try {
    return Frame.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
}
