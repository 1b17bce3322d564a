import { socketSilenceMs } from '@portal/contract/limits';
import { Frame, socketProtocol } from '@portal/contract/notices/live-socket';
import type { SocketClose } from './reconnect-delay.ts';

interface SocketConnectionOptions {
  address: URL;
  token: string;
  hear: (frame: Frame) => void;
  /** Called once when the connection is lost, with its close event; without one it was silent too long. */
  lose: (closing?: SocketClose) => void;
}

/** Opens one WebSocket. One that receives nothing for 20 s is dead (NTC-10). */
export function openSocketConnection({ address, token, hear, lose }: SocketConnectionOptions): {
  close: () => void;
} {
  const socket = new WebSocket(address, [socketProtocol, token]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  function close(): void {
    isOver = true;
    clearTimeout(timer);
    socket.close();
  }
  function end(closing?: SocketClose): void {
    if (isOver) return;
    close();
    lose(closing);
  }
  function expectFrame(): void {
    clearTimeout(timer);
    timer = setTimeout(end, socketSilenceMs);
  }

  socket.addEventListener('message', ({ data }) => {
    if (isOver) return;
    expectFrame();
    const frame = frameOf(data);
    if (frame) hear(frame);
  });
  socket.addEventListener('close', end);
  expectFrame();
  return { close };
}

/** Parses a frame; undefined for what this page does not know (NTC-08). */
function frameOf(data: unknown): Frame | undefined {
  try {
    return Frame.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
}
