import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

/** A service outside that writes down what it is sent, and answers with the statuses it is given, then with 200. */
export async function startListener(...statuses: number[]) {
  const heard: string[] = [];
  const server = createServer(async (request, response) => {
    heard.push(await text(request));
    response.writeHead(statuses.shift() ?? 200).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => server.close());
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The listener has no port');
  return { origin: `http://127.0.0.1:${place.port}`, heard };
}
