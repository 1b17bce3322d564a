import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const Message = z.object({
  to: z.string(),
  template: z.string(),
  parameters: z.object({ code: z.string(), minutes: z.string() }),
});
type Message = z.infer<typeof Message>;

/** How a gateway takes a message: as it should, with an error, not at all, or with an answer nobody understands. */
type Manner = 'taken' | 'broken' | 'silent' | 'garbled';

interface GatewaySettings {
  port?: number;
  /** The bearer token it insists on. */
  token?: string;
  onMessage?: (message: Message) => void;
}

export type SmsGatewaySimulator = Awaited<ReturnType<typeof startSmsGateway>>;

/** An SMS gateway that speaks the protocol of docs/operations.md over HTTP and sends nothing to anybody. */
export async function startSmsGateway(settings: GatewaySettings = {}) {
  const { port = 0, token, onMessage } = settings;
  const messages: Message[] = [];
  const arrivals = new EventTarget();
  let manner: Manner = 'taken';

  const server = createServer(async (request, reply) => {
    const isKnown = token === undefined || request.headers.authorization === `Bearer ${token}`;
    if (!isKnown) return reply.writeHead(401).end();
    const message = await messageIn(request);
    if (manner === 'silent') return undefined;
    if (manner === 'broken') return reply.writeHead(500).end(`no way to ${message?.to}`);
    if (manner === 'garbled') return reply.end('<html>busy</html>');
    if (!message) return reply.writeHead(400).end();
    messages.push(message);
    onMessage?.(message);
    arrivals.dispatchEvent(new Event('message'));
    return reply.end(JSON.stringify({ id: `sms-${messages.length}` }));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The gateway has no port');

  return {
    url: `http://127.0.0.1:${place.port}`,
    /** Every message taken so far, the oldest first. */
    messages,
    behave: (next: Manner): void => void (manner = next),

    /** The code of the next message to a number that was not read yet; waits for it to arrive. */
    async codeFor(number: string): Promise<string> {
      const index = messages.findIndex(({ to }) => to === number);
      const [message] = index < 0 ? [] : messages.splice(index, 1);
      if (message) return message.parameters.code;
      await once(arrivals, 'message');
      return this.codeFor(number);
    },

    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function messageIn(request: IncomingMessage): Promise<Message | undefined> {
  if (request.method !== 'POST' || request.url !== '/messages') return undefined;
  return Message.safeParse(JSON.parse(await text(request))).data;
}
