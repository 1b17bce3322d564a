import type { WorkContext } from '@portal/contract/workplace/work-context';
import { headersOf } from '@portal/testing/request';
import { signInWith } from '@portal/testing/sign-in';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { type Config, readConfig } from '#platform/config/config.ts';
import { closeDatabase, openDatabase } from '#platform/database/database.ts';
import { createStatementClock } from '#platform/database/statement-times.ts';
import { openJobs } from '#platform/jobs/jobs.ts';
import { openBus } from '#platform/bus/open.ts';
import { createSessions } from '#platform/session/sessions.ts';
import { buildApp } from '../app.ts';
import { callsOn, type Origin } from '#testing/server/caller.ts';
import { cloneDatabase } from '#testing/database/clone.ts';
import { type AddedPerson, addPerson, findPerson, type Traits } from '#testing/fixtures/person.ts';
import { mayAddFirstFactor } from '#testing/identity/second-factor.ts';
import type { World as Ports } from '../world.ts';
import { stillClock } from './still-clock.ts';

export type World = Awaited<ReturnType<typeof startWorld>>;
export type Person = Awaited<ReturnType<World['person']>>;
export type Visitor = World['visitor'];

/** Rates no test reaches by accident: under a clock that stands still no bucket fills again. */
const environment = { NODE_ENV: 'test', PORTAL_RATE_FACTOR: '1000' };
const secret = 'made up for tests, of no use elsewhere';

/**
 * A server with a database of its own and a clock that stands still. One per test file; a test that starts more hands
 * over `onTestFinished`, since each holds some ten connections of the hundred there are.
 */
export async function startWorld(
  settings: Partial<Config> = {},
  atEnd: (end: () => Promise<void>) => void = afterAll,
  ports: Pick<Ports, 'recordTypes'> = {},
) {
  const { url, applicationUrl, drop } = await cloneDatabase();
  const dataDirectory = await mkdtemp(join(tmpdir(), 'portal-world-'));
  const config = { ...readConfig(environment), dataDirectory, ...settings };
  const clock = stillClock(new Date('2026-11-21T09:00:00Z'));
  const logged: string[] = [];
  const authority = hostOf(config);
  const log = logInto(logged);
  const ends: (() => Promise<unknown>)[] = [drop, () => rm(dataDirectory, { recursive: true })];
  atEnd(async () => {
    for (const end of ends.toReversed()) await end();
  });

  /** Connects as a role of the database; tests change rows by hand as the owner of the tables. */
  async function connect(as = url, tenantId?: number) {
    const statements = createStatementClock();
    const db = openDatabase(as, { onStatement: statements.note, tenantId });
    ends.push(() => closeDatabase(db));
    const bus = await openBus({ databaseUrl: as, redis: config.redis }, log.log);
    ends.push(() => bus.close());
    const jobs = openJobs(as, { pollSeconds: 0.5 });
    ends.push(() => jobs.stop());
    return { db, statements, bus, jobs };
  }
  /** One more server on the same database: another node, or this one after a restart. */
  const anotherNode = async (): Promise<FastifyInstance> => (await startNode()).app;
  async function startNode() {
    const own = await connect(applicationUrl);
    const app = await buildApp({ ...own, ...log, ...ports, clock, config, secret });
    ends.push(() => app.close());
    return { app, jobs: own.jobs };
  }
  /** Somebody nobody knows, on the first node unless another is named. */
  function visitorFrom({ node = app, ...from }: VisitorTraits) {
    const call = callsOn(node, { clock, authority, ...from });
    const signIn = (workNo: string, password: string) => signInWith(call, workNo, password);
    return { call, signIn };
  }
  /** A made-up person, signed in. */
  const person = async (traits: Traits = {}) => signedIn(await addPerson(db, traits, clock.now()));
  /** Somebody who is there, signed in to the group. */
  const personOf = async (workNo: string) => signedIn(await findPerson(db, workNo));
  async function signedIn(added: AddedPerson) {
    const token = await establishedFor(sessions, added);
    await mayAddFirstFactor(db, added.id);
    const standing = { clock, token, authority, ...added };
    /** Their calls out of a tab that has chosen something to work for. */
    const tab = (chosen: Partial<WorkContext>, node = app) =>
      callsOn(node, { ...standing, chosen });
    return { ...added, token, headers: headersOf(standing), call: callsOn(app, standing), tab };
  }

  // What tests put into the database is the default tenant's, unless they say otherwise; a node has to know by itself.
  const { db, bus } = await connect(url, 0);
  const nodeDb = openDatabase(applicationUrl, { tenantId: 0 });
  ends.push(() => closeDatabase(nodeDb));
  const sessions = createSessions({ db, bus, clock, config });
  const { app, jobs } = await startNode();
  const visitor = visitorFrom({ device: 'device-of-the-visitor' });
  const inject = (request: InjectOptions): Promise<LightMyRequestResponse> =>
    app.inject({ authority, ...request });
  /** Every line the nodes logged so far is in `logged`; `nodeDb` works as the role of the nodes, `db` as the tables' owner. */
  const world = {
    app,
    authority,
    db,
    nodeDb,
    bus,
    clock,
    config,
    logged,
    inject,
    person,
    personOf,
    visitor,
  };
  return {
    ...world,
    jobs,
    secret,
    visitorFrom,
    signIn: visitor.signIn,
    anotherNode,
    databaseUrl: url,
  };
}

const establishedFor = (
  sessions: ReturnType<typeof createSessions>,
  { id, tenantId }: AddedPerson,
): Promise<string> =>
  sessions.establish({
    personId: id,
    tenantId,
    method: 'test',
    owes: [],
    isFreshProof: true,
    deviceId: 'test-device',
    userAgent: 'test',
    address: '127.0.0.1',
  });

/** The host everybody asks for: with a public origin no other is served. */
const hostOf = ({ publicOrigin = '' }: Config): string => URL.parse(publicOrigin)?.host ?? '';

type VisitorTraits = Pick<Origin, 'address' | 'device'> & { node?: FastifyInstance };

const logInto = (lines: string[]) => ({
  log: pino({ level: 'trace' }, { write: (line) => void lines.push(line) }),
  logOutput: { lost: 0 },
});
