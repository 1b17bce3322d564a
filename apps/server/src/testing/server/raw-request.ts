import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends a request line and headers as they stand; returns the status of the answer and, of a refusal, its reason. */
export async function sendRaw(address: string, lines: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  await once(socket, 'close');
  const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'no answer';
  const reason = /"reason":"([^"]+)"/.exec(answer)?.[1];
  return reason ? `${status} ${reason}` : status;
}
