import { listMine } from '@portal/contract/notices/announcements';
import { getSignInKey, signIn, signOut } from '@portal/contract/identity/session';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { encrypted } from '@portal/testing/sign-in';

const world = await startWorld();
const password = 'Woven-Cloud7';
const url = '/api/common/sys/userLogin/tempEncryptLogin';

test('no password and no token is written to a log or to the database, whatever way it is sent', async () => {
  const lin = await world.person({ password });
  const key = await world.visitor.call(getSignInKey, {});
  const body = { username: lin.workNo, ...encrypted(key, password) };
  const { token } = await world.visitor.call(signIn, body);
  const tell = [token, lin.token, password, body.password];
  const headers = { ...lin.headers, authorization: `Bearer ${token}`, cookie: `token=${token}` };

  // A password in the wrong field, in clear and in the address; a token in the address, in a body, where no route is.
  await world.signIn(password, password).catch(() => undefined);
  await world.inject({ method: 'POST', url, payload: { ...body, password, token } });
  await world.inject({ method: 'POST', url: `${url}?password=${password}`, payload: body });
  await world.inject({ url: `/api${listMine.path}?token=${token}`, headers });
  await world.inject({ url: `/api/nowhere/${token}?token=${token}`, headers });
  await world.inject({ url: `/demo/notice-board.html?token=${token}` });
  await world.inject({ url: `/api/%E0%A4${token}`, headers });
  await world.inject({ url: `/api${listMine.path}`, headers: { ...headers, workno: 'other' } });
  await lin.call(signOut, {});

  const kept = world.logged.join('') + (await everythingStored());
  expect(world.logged.length).toBeGreaterThan(5);
  for (const secret of tell) expect(kept).not.toContain(secret);
  expect(world.logged.join('')).not.toContain('argon2');
});

/** Returns the contents of the sign-in tables as text. */
async function everythingStored(): Promise<string> {
  const tables = ['session', 'attempt_counter', 'used_nonce', 'sealed_key', 'audit_entry'] as const;
  const texts = [];
  for (const table of tables) {
    const { rows } = await sql`select *, t::text as whole from ${sql.table(table)} t`.execute(
      world.db,
    );
    texts.push(JSON.stringify(rows));
  }
  return texts.join('');
}
