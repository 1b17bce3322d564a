import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { pipeline } from 'node:stream';

/** A way to a database that is shut at first: whoever connects is cut off until it is opened. */
export async function startClosableProxy(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl);
  let isOpen = false;
  const server = createServer((socket) => {
    if (!isOpen) socket.destroy();
    else pipeline(socket, connect(Number(port || 5432), hostname), socket, () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The door has no port');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${place.port}`;

  return {
    url: url.href,
    open: () => void (isOpen = true),
    async remove(): Promise<void> {
      server.close();
      await once(server, 'close');
    },
  };
}
