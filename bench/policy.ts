import { getPermissions } from '@portal/contract/access/permissions';
import { openSocket, socketProtocol } from '@portal/contract/notices/live-socket';
import type { RequestedChange } from '@portal/contract/policy/changes';
import { changeDraft, submitDraft } from '@portal/contract/policy/drafts';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { FigureLine, Run } from './measuring/figures.ts';
import { type BenchOptions, waitForCalm, watchMachine } from './measuring/machine.ts';
import { printTable } from './measuring/print.ts';
import { percentile } from './measuring/samples.ts';
import { ask, connect, prepare } from './server/caller.ts';
import { createPolicyFixture, type PolicyFixture } from './server/policy-fixture.ts';

const openPages = 200;
/** Pages ask again at a random moment within this time, as the portal does. */
const spreadMs = 1_000;

const lines: FigureLine[] = [
  { name: 'open pages' },
  { name: 'publishing takes, ms' },
  { name: 'a page has the new menu: p50, ms' },
  { name: 'a page has the new menu: p95, ms', budget: '≤ 3000' },
  { name: 'connections that were opened again', budget: '0' },
  { name: 'a revoked action is refused once published', budget: '1' },
];

/** Measures how long it takes until 200 open pages have a menu that was published. */
export async function measurePolicy({ runs, patienceMs }: BenchOptions): Promise<void> {
  const fixture = await createPolicyFixture(openPages);
  try {
    const pages = await openAll(fixture);
    const done: Run[] = [];
    for (let run = 0; run < runs; run += 1) {
      await waitForCalm(patienceMs);
      const loadUntilNow = watchMachine();
      done.push({ values: await publishOnce(fixture, pages, run), load: loadUntilNow() });
    }
    printTable(`A publication reaches ${openPages} open pages`, lines, done);
    pages.close();
  } finally {
    await fixture.tearDown();
  }
}

/** Opens a socket for each page; a listener is told the place of a page whose permissions have changed. */
async function openAll({ product, pages }: PolicyFixture) {
  const listeners: ((place: number) => void)[] = [];
  let closed = 0;
  const sockets = await Promise.all(
    pages.map(async ({ id, token }, place) => {
      const address = new URL(openSocket.path.replace(':userId', id), product.origin);
      const socket = new WebSocket(address, [socketProtocol, token], { perMessageDeflate: false });
      const { promise: greeted, resolve: greet, reject } = Promise.withResolvers<void>();
      socket.on('error', reject);
      socket.on('close', () => (closed += 1));
      socket.on('message', (data) => {
        const text = data instanceof Buffer ? data.toString() : '';
        if (text.includes('"hello"')) greet();
        if (text.includes('"epochs"') && !text.includes('"hello"')) {
          for (const hear of listeners) hear(place);
        }
      });
      await greeted;
      return socket;
    }),
  );
  return {
    closed: () => closed,
    onNews: (listener: (place: number) => void) => listeners.splice(0, 1, listener),
    close: () => {
      for (const socket of sockets) socket.terminate();
    },
  };
}

type OpenPages = Awaited<ReturnType<typeof openAll>>;

async function publishOnce(fixture: PolicyFixture, open: OpenPages, run: number) {
  const { product, pages, administrator, role, item, action } = fixture;
  const portal = connect(product.origin, { mostConnections: 64 });
  const isGiven = run % 2 === 0;
  const { promise: allFollowed, resolve: finish } = Promise.withResolvers<void>();
  const followed = new Map<number, number>();
  const requests = pages.map(({ id, token }) =>
    prepare(getPermissions, { systemType: 'ams' }, { token, workNo: id }),
  );

  open.onNews((place) => {
    void (async () => {
      await wait(Math.random() * spreadMs);
      const request = requests[place];
      if (!request || followed.has(place)) return;
      const { body } = await portal.send({
        ...request,
        headers: { ...request.headers, 'accept-encoding': 'identity' },
      });
      if (body.includes(item.path) === isGiven) followed.set(place, performance.now());
      if (followed.size === pages.length) finish();
    })();
  });
  const changes: RequestedChange[] = [
    { kind: 'menu-item', key: [item.id], after: isGiven ? item.value : null },
    ...(isGiven
      ? [{ kind: 'role-menu-item' as const, key: [role, item.id] as [string, string], after: {} }]
      : []),
    { kind: 'role-action', key: [role, action], after: isGiven ? {} : null },
  ];
  const draft = await ask(portal, changeDraft, { changes }, administrator);
  const began = performance.now();
  const { id: draftId, version } = draft;
  const submitted = { draftId, version, reason: 'bench', publishAt: null };
  await ask(portal, submitDraft, submitted, administrator);
  const took = performance.now() - began;
  const isRefused = await fixture.isRefused(portal);
  await Promise.race([allFollowed, wait(30_000)]);
  portal.close();
  const delays = pages.map((_, place) => (followed.get(place) ?? Number.POSITIVE_INFINITY) - began);
  return {
    'open pages': followed.size,
    'publishing takes, ms': took,
    'a page has the new menu: p50, ms': percentile(delays, 0.5),
    'a page has the new menu: p95, ms': percentile(delays, 0.95),
    'connections that were opened again': open.closed(),
    // The first publication gives the action, the next one takes it away.
    'a revoked action is refused once published': isRefused === !isGiven ? 1 : 0,
  };
}
