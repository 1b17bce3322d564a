import { expect, test } from '@playwright/test';
import { listMine, markRead, pageMine } from '@portal/contract/notices/announcements';
import { getLoginValid, signOut } from '@portal/contract/identity/session';
import { callsOver, type MakeCall, overHttp } from '@portal/testing/calls';
import { signInWith } from '@portal/testing/sign-in';
import { walked } from '@portal/testing/walk';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { startDemonstration } from '../support/demonstration-snapshot.ts';
import { accountsIn } from '../support/start-product.ts';

const rounds = walked({ proof: 3, walk: 20 });
/** Sign-ins, sign-outs and readings begun in each round; 20 rounds make 1,000. */
const deedsPerRound = 50;
const atOnce = 8;

type Account = Awaited<ReturnType<typeof accountsIn>>[number];

/** Writes the server has acknowledged, and must not lose. */
interface AcknowledgedWrites {
  alive: Map<string, Account>;
  ended: string[];
  read: { workNo: string; anntId: string }[];
}

const clock = { now: () => new Date() };
const as = (origin: string, { workNo }: Account, token?: string): MakeCall =>
  callsOver(overHttp(origin), { clock, workNo, token, device: 'durability' });

test(`${rounds} power cuts during ${rounds * deedsPerRound} sign-ins and writes lose nothing that was acknowledged`, async () => {
  const directory = await mkdtemp(join(tmpdir(), 'portal-durability-'));
  let server = await startDemonstration(directory);
  const people = (await accountsIn(directory)).filter(({ workNo }) => workNo <= '900006');
  const promised: AcknowledgedWrites = { alive: new Map(), ended: [], read: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      await workUntilCut(server, people, promised, round);
      server = await startServer(directory);
      await expectKept(server.origin, promised);
    }
    // A session is acknowledged three times at most, and a round of three ends after 12 acknowledgements on average.
    expect(promised.alive.size + promised.ended.length).toBeGreaterThanOrEqual(rounds * 4);
    expect(promised.read.length).toBeGreaterThan(rounds);
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
});

/** Several workers do their deeds; after so many acknowledgements, another number each round, the power goes. */
async function workUntilCut(
  server: ServerProcess,
  people: Account[],
  promised: AcknowledgedWrites,
  round: number,
): Promise<void> {
  const cutAfter = 5 + ((round * 7) % 30);
  let cut: Promise<void> | undefined;
  let begun = 0;
  let acknowledged = 0;
  const acknowledge = () => {
    acknowledged += 1;
    if (acknowledged === cutAfter) cut = server.kill();
  };
  const work = async () => {
    while (begun < deedsPerRound) {
      const person = people[(round + begun) % people.length];
      begun += 3;
      if (person) await deedsOf(person, server.origin, promised, acknowledge);
    }
  };
  // A server that is gone answers nothing: what was under way was not promised.
  await Promise.all(Array.from({ length: atOnce }, () => work().catch(() => undefined)));
  await (cut ?? server.kill());
}

/** Signs in, reads the newest announcement and, every other time, signs out. */
async function deedsOf(
  person: Account,
  origin: string,
  { alive, ended, read }: AcknowledgedWrites,
  acknowledge: () => void,
): Promise<void> {
  const { token } = await signInWith(as(origin, person), person.workNo, person.password);
  alive.set(token, person);
  acknowledge();
  const call = as(origin, person, token);
  const [newest] = (await call(listMine, {})).anntMsgList;
  if (newest) {
    await call(markRead, { anntId: newest.id });
    read.push({ workNo: person.workNo, anntId: newest.id });
    acknowledge();
  }
  if ((alive.size + ended.length) % 2 === 0) return;
  // From the request on the session may be dead; from the answer on it must be.
  alive.delete(token);
  await call(signOut, {});
  ended.push(token);
  acknowledge();
}

async function expectKept(
  origin: string,
  { alive, ended, read }: AcknowledgedWrites,
): Promise<void> {
  for (const [token, person] of alive) {
    expect(await as(origin, person, token)(getLoginValid, {}), 'signed in').toBe(true);
  }
  for (const token of ended) {
    const stranger = callsOver(overHttp(origin), { clock, token });
    expect(await stranger(getLoginValid, {}), 'signed out').toBe(false);
  }
  for (const [token, person] of new Map(
    [...alive].map(([t, p]) => [p.workNo, [t, p] as const]),
  ).values()) {
    const { records } = await as(origin, person, token)(pageMine, { pageNo: '1', pageSize: '100' });
    const readNow = new Set(records.filter(({ readFlag }) => readFlag === '1').map(({ id }) => id));
    const mine = read.filter(({ workNo }) => workNo === person.workNo);
    expect(
      mine.filter(({ anntId }) => !readNow.has(anntId)),
      'read',
    ).toEqual([]);
  }
}
