import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import {
  closeDatabase,
  type Database,
  openDatabase,
} from '../../apps/server/src/platform/database/database.ts';
import { startEmbeddedPostgres } from '@portal/embedded-postgres';
import { freePort } from '@portal/testing/free-port';
import { cleanUpAtExit } from '../product/cleanup.ts';
import { tempFolder } from '../product/temp-folder.ts';
import { type Product, server, startProduct } from '../product/start-product.ts';
import { type Command, PageStats } from './crowd-messages.ts';

export type SocketFixture = Awaited<ReturnType<typeof createSocketFixture>>;

const tokenOf = (nth: number): string =>
  createHash('sha256').update(`page ${nth}`).digest('base64url');

/** Starts the product with this many users signed in, and a process that simulates their open pages. */
export async function createSocketFixture(people: number) {
  const [cluster, data] = [await tempFolder(), await tempFolder()];
  const database = await startEmbeddedPostgres({ directory: cluster.path });
  const stopDatabase = cleanUpAtExit(() => database.stop());
  const env = {
    DATABASE_URL: database.ownerUrl,
    PORT: String(await freePort()),
    PORTAL_SOCKETS_PER_ADDRESS: '100000',
    LOG_LEVEL: 'error',
  };
  const start = () => startProduct({ command: server, directory: data.path, env });
  let product: Product = await start();
  const db = openDatabase(database.ownerUrl, { tenantId: 0 });
  const pages = await signInPeople(db, people);
  const crowd = startCrowd();

  return {
    db,
    pages,
    crowd,
    get product(): Product {
      return product;
    },
    /** Writes a notice log entry for everyone; returns the time in milliseconds since 1970. */
    async announce(): Promise<number> {
      const at = performance.timeOrigin + performance.now();
      await db.insertInto('notice_diary').values({ person_ids: null }).execute();
      return at;
    },
    /** Kills the server as a power cut would; returns the time. */
    async kill(): Promise<number> {
      process.kill(product.pid, 'SIGKILL');
      return performance.timeOrigin + performance.now();
    },
    async restart(): Promise<void> {
      product = await start();
    },
    async tearDown(): Promise<void> {
      await crowd.stop();
      await closeDatabase(db);
      await product.stop();
      await stopDatabase();
      await data.remove();
      await cluster.remove();
    },
  };
}

/** Creates this many users, each with a session. */
async function signInPeople(db: Database, people: number) {
  const pages = Array.from({ length: people }, (_, nth) => ({
    id: `p${nth}`,
    token: tokenOf(nth),
  }));
  const ids = pages.map(({ id }) => id);
  const hashes = pages.map(({ token }) => createHash('sha256').update(token).digest());
  await sql`
    insert into person (id, work_no, realname, password_hash, password_changed_at)
    select id, id, 'made up', '!', now() from unnest(${ids}::text[]) id`.execute(db);
  await sql`
    insert into person_tenant (person_id, tenant_id)
    select id, 0 from unnest(${ids}::text[]) id`.execute(db);
  await sql`
    insert into session (token_hash, person_id, tenant_id, method, owes, device_id, user_agent,
                         address, created_at, last_seen_at, expires_at)
    select hash, id, 0, 'bench', '{}', 'bench', 'bench',
           '127.0.0.1', now(), now(), now() + interval '1 day'
    from unnest(${hashes}::bytea[], ${ids}::text[]) as signed_in (hash, id)`.execute(db);
  return pages;
}

function startCrowd() {
  const crowd = fork(new URL('./crowd.ts', import.meta.url).pathname);
  const command = (what: Command): void => void crowd.send(what);
  async function report(): Promise<PageStats> {
    command({ kind: 'report' });
    const [stats]: unknown[] = await once(crowd, 'message');
    return PageStats.parse(stats);
  }
  return {
    command,
    report,
    stop: cleanUpAtExit(async () => {
      crowd.disconnect();
      await once(crowd, 'exit');
    }),
    /** Polls the statistics until a condition holds, or a time in milliseconds has passed. */
    async until(isDone: (stats: PageStats) => boolean, patienceMs: number): Promise<PageStats> {
      const end = performance.now() + patienceMs;
      let stats = await report();
      while (!isDone(stats) && performance.now() < end) {
        await wait(500);
        stats = await report();
      }
      return stats;
    },
  };
}
