import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import {
  closeDatabase,
  type Database,
  openDatabase,
} from '../../apps/server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded/postgres.ts';
import { freePort } from '../../apps/server/src/platform/port.ts';
import { whenEnding } from '../product/cleanup.ts';
import { scratchFolder } from '../product/temp-folder.ts';
import { type Product, server, startProduct } from '../product/start-product.ts';
import { type Order, Told } from './crowd-messages.ts';

export type SocketStage = Awaited<ReturnType<typeof setUpSockets>>;

const tokenOf = (nth: number): string =>
  createHash('sha256').update(`page ${nth}`).digest('base64url');

/** The product on a database of its own with so many people signed in, and a process that plays their open pages. */
export async function setUpSockets(people: number) {
  const [cluster, data] = [await scratchFolder(), await scratchFolder()];
  const database = await startEmbeddedPostgres({ directory: cluster.path });
  const stopDatabase = whenEnding(() => database.stop());
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
    pages,
    crowd,
    get product(): Product {
      return product;
    },
    /** Says that there is something new for all; answers when, in milliseconds since 1970. */
    async announce(): Promise<number> {
      const at = performance.timeOrigin + performance.now();
      await db.insertInto('notice_diary').values({ person_ids: null }).execute();
      return at;
    },
    /** Ends the server as a power cut would; answers when. */
    async kill(): Promise<number> {
      process.kill(product.pid, 'SIGKILL');
      return performance.timeOrigin + performance.now();
    },
    async restart(): Promise<void> {
      product = await start();
    },
    async strike(): Promise<void> {
      await crowd.sendHome();
      await closeDatabase(db);
      await product.stop();
      await stopDatabase();
      await data.remove();
      await cluster.remove();
    },
  };
}

/** Makes so many people up who are signed in, each with a session of their own. */
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
  const order = (what: Order): void => void crowd.send(what);
  async function tell(): Promise<Told> {
    order({ kind: 'tell' });
    const [told]: unknown[] = await once(crowd, 'message');
    return Told.parse(told);
  }
  return {
    order,
    tell,
    sendHome: whenEnding(async () => {
      crowd.disconnect();
      await once(crowd, 'exit');
    }),
    /** Waits until all of them stand as they should, for so long at most, in milliseconds. */
    async until(isSo: (told: Told) => boolean, patienceMs: number): Promise<Told> {
      const end = performance.now() + patienceMs;
      let told = await tell();
      while (!isSo(told) && performance.now() < end) {
        await wait(500);
        told = await tell();
      }
      return told;
    },
  };
}
