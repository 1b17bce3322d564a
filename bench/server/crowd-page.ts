import { listMine } from '@portal/contract/notices/announcements';
import { noticePollMs, socketRetryMs } from '@portal/contract/limits';
import { openSocket, socketProtocol } from '@portal/contract/notices/live-socket';
import { WebSocket } from 'ws';
import { z } from 'zod';
import type { Connection } from './caller.ts';
import { prepare } from './caller.ts';
import type { PageStats } from './crowd-messages.ts';

const SocketMessage = z.looseObject({
  cmd: z.string(),
  last: z.string().optional(),
  msgId: z.string().optional(),
  within: z.int().optional(),
});

/** Pages spread their requests after a broadcast over this time, in milliseconds. */
const spreadMs = 1_000;
const afterBreakMs = 30_000;
const now = (): number => performance.timeOrigin + performance.now();

interface PageParts {
  origin: string;
  identity: { id: string; token: string };
  portal: Connection;
  stats: () => PageStats;
}

/** Simulates one open page by the rules of the portal: its reconnects, requests and delays. */
export function openPage({ origin, identity, portal, stats }: PageParts): () => void {
  const request = prepare(listMine, {}, { token: identity.token, workNo: identity.id });
  let [last, failures, lastReceived] = ['', 0, 0];

  async function list(): Promise<void> {
    const began = now();
    try {
      const { etag } = await portal.send(request);
      if (etag) request.headers['if-none-match'] = etag;
      stats().lists.push({ at: now(), took: now() - began });
    } catch {
      stats().failedLists += 1;
    }
  }
  const polls = createPolls(list);
  const listWithin = (ms: number) => setTimeout(() => void list(), Math.random() * ms);

  function receive(text: string): void {
    if (!text.startsWith('{')) return;
    const { cmd, last: upTo, msgId, within } = SocketMessage.parse(JSON.parse(text));
    if (cmd === 'hello') {
      const isBack = last !== '';
      [last, failures] = [upTo ?? last, 0];
      polls.end();
      stats().up += 1;
      stats().lastUpAt = now();
      listWithin(isBack ? afterBreakMs : noticePollMs);
    }
    if (cmd !== 'topic' || msgId === undefined) return;
    (stats().received[msgId] ??= []).push(now());
    if (Number(msgId) <= lastReceived) stats().doubled += 1;
    lastReceived = Number(msgId);
    last = msgId;
    listWithin(within ?? spreadMs);
  }

  function open(): void {
    const socket = new WebSocket(
      addressOf(origin, identity.id, last),
      [socketProtocol, identity.token],
      {
        perMessageDeflate: false,
      },
    );
    let isUp = false;
    socket.on('error', () => undefined);
    socket.on('message', (data) => {
      if (!(data instanceof Buffer)) return;
      const text = data.toString();
      if (text.includes('"hello"')) isUp = true;
      receive(text);
    });
    socket.on('close', () => {
      if (isUp) stats().up -= 1;
      failures += 1;
      setTimeout(open, retryAfter(failures));
      if (failures === 1) polls.begin();
    });
  }
  return open;
}

function addressOf(origin: string, id: string, last: string): URL {
  const address = new URL(openSocket.path.replace(':userId', id), origin);
  if (last) address.searchParams.set('last', last);
  return address;
}

/** Polls every six seconds, as a page without a socket does. */
function createPolls(ask: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  function again(): void {
    timer = setTimeout(again, noticePollMs);
    void ask();
  }
  return {
    begin: (): void => void (timer = setTimeout(again, noticePollMs * (1 + Math.random()))),
    end: (): void => clearTimeout(timer),
  };
}

function retryAfter(failures: number): number {
  const { first, spread, longest } = socketRetryMs;
  const within = Math.min(longest, spread * 2 ** (failures - 1));
  return first + Math.random() * (within - first);
}
