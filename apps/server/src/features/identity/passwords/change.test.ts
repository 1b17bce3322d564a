import { listMine } from '@portal/contract/notices/announcements';
import { checkPassword, updatePassword } from '@portal/contract/identity/passwords';
import { getLoginValid, getSignInKey } from '@portal/contract/identity/session';
import { changePasswordWith, sealed } from '@portal/testing/sign-in';
import { expect, test, vi } from 'vitest';
import { type Person, startWorld } from '#testing/world.ts';
import { callsOn } from '#testing/server/caller.ts';

const world = await startWorld();
const from = 'Woven-Cloud7';
const to = 'Kelp-72913';
const hour = 3_600_000;

const hashOf = async ({ id }: Person): Promise<string> => {
  const row = await world.db
    .selectFrom('person')
    .where('id', '=', id)
    .select('password_hash')
    .executeTakeFirstOrThrow();
  return row.password_hash;
};

/** The session a sign-in brings, on the first node unless another is named. */
async function enter(workNo: string, password: string, node = world.app) {
  const { token, due } = await world.signIn(workNo, password);
  return { due, call: callsOn(node, { clock: world.clock, token, workNo }) };
}

test('PWD-17 a changed password signs in, the old one does not, and the answer says so in words', async () => {
  const lin = await world.person({ password: from });
  const key = await lin.call(getSignInKey, {});
  const payload = {
    oldpassword: sealed(key, from),
    password: sealed(key, to),
    confirmpassword: sealed(key, to),
    username: lin.workNo,
    keyId: key.keyId,
  };

  const url = `/api${updatePassword.path}`;
  const reply = await world.inject({ method: 'PUT', url, headers: lin.headers, payload });

  expect(reply.json()).toMatchObject({ success: true, message: '密码修改成功!', result: null });
  expect((await world.signIn(lin.workNo, to)).due).toEqual([]);
  await expect(world.signIn(lin.workNo, from)).rejects.toThrow('sign-in.failed');
});

test('A29 a changed password ends every other session at once, on each node within a second, and not its own', async () => {
  const lin = await world.person({ password: from });
  const here = await enter(lin.workNo, from);
  const there = await enter(lin.workNo, from, await world.anotherNode());
  for (const { call } of [here, there]) expect(await call(getLoginValid, {})).toBe(true);

  await changePasswordWith(lin.call, { workNo: lin.workNo, from, to });

  await expect(here.call(listMine, {})).rejects.toThrow('session.expired');
  await vi.waitFor(async () => expect(await there.call(getLoginValid, {})).toBe(false), 60_000);
  expect(await lin.call(getLoginValid, {})).toBe(true);
});

test('PWD-17 A29 the sign-in that follows brings a new token, and the one before it is dead', async () => {
  const lin = await world.person({ password: from });
  await changePasswordWith(lin.call, { workNo: lin.workNo, from, to });

  const next = await enter(lin.workNo, to);

  await expect(lin.call(listMine, {})).rejects.toThrow('session.expired');
  expect(await next.call(getLoginValid, {})).toBe(true);
  expect((await enter(lin.workNo, to)).due).toEqual([]);
  expect(await next.call(getLoginValid, {})).toBe(true);
});

test('A29 without that sign-in the token is dead after ten minutes', async () => {
  const lin = await world.person({ password: from });
  await changePasswordWith(lin.call, { workNo: lin.workNo, from, to });

  world.clock.advance(hour / 6);

  await expect(lin.call(listMine, {})).rejects.toThrow('session.expired');
});

test('a changed password settles what was due, in the very session and on every node', async () => {
  const lin = await world.person({ password: from, passwordChangedAt: null });
  const there = callsOn(await world.anotherNode(), { clock: world.clock, ...lin });
  await expect(there(listMine, {})).rejects.toThrow('due.password');

  await changePasswordWith(lin.call, { workNo: lin.workNo, from, to });

  expect(await lin.call(listMine, {})).toBeTruthy();
  await vi.waitFor(async () => expect(await there(listMine, {})).toBeTruthy(), 60_000);
});

test('PWD-18 a wrong old password is refused in words, and nothing is changed', async () => {
  const lin = await world.person({ password: from });
  const before = await hashOf(lin);

  const changing = changePasswordWith(lin.call, { workNo: lin.workNo, from: 'Wrong-Cloud7', to });

  await expect(changing).rejects.toThrow('password.wrong-old');
  expect(await hashOf(lin)).toBe(before);
});

test('wrong old passwords lock the account like failed sign-ins', async () => {
  const lin = await world.person({ password: from });
  const guess = () =>
    changePasswordWith(lin.call, { workNo: lin.workNo, from: 'Wrong-Cloud7', to });
  for (let tries = 0; tries < 5; tries += 1) await expect(guess()).rejects.toThrow('wrong-old');

  await expect(changePasswordWith(lin.call, { workNo: lin.workNo, from, to })).rejects.toThrow(
    'sign-in.locked',
  );
  await expect(world.signIn(lin.workNo, from)).rejects.toThrow('sign-in.locked');
  const elsewhere = world.visitorFrom({ address: '192.0.2.44' });
  await expect(elsewhere.signIn(lin.workNo, from)).rejects.toThrow('sign-in.challenge');
});

test.each([
  ['PWD-10', 'Kp-7291', undefined, '密码长度为8-16位'],
  ['PWD-11', 'Kelp-72中文', undefined, '禁止输入中文字符'],
  ['PWD-12', 'kelp-72913', undefined, '密码需包含数字、大小写字母和特殊字符'],
  ['PWD-13', 'Kelp-72913', 'Kelp-72914', '两次输入的密码不一致，请重新输入'],
  ['PWD-18', 'P@ssw0rd', undefined, '密码过于常见，请更换'],
])(
  '%s the server refuses %s (again: %s) with the words of the rule',
  async (_, password, again, words) => {
    const lin = await world.person({ password: from });
    const key = await lin.call(getSignInKey, {});
    const url = `/api${updatePassword.path}`;

    const reply = await world.inject({
      method: 'PUT',
      url,
      headers: lin.headers,
      payload: {
        oldpassword: sealed(key, from),
        password: sealed(key, password),
        confirmpassword: sealed(key, again ?? password),
        username: lin.workNo,
        keyId: key.keyId,
      },
    });

    expect(reply.json()).toMatchObject({ reason: 'password.unfit', message: words });
  },
);

test('none of the last five passwords comes back, and the sixth may', async () => {
  const lin = await world.person({ password: from });
  const chain = [from, 'Kelp-10001', 'Moss-20002', 'Fern-30003', 'Heron-4004', 'Otter-5005'];
  let now = from;
  const change = async (next: string) => {
    await changePasswordWith(lin.call, { workNo: lin.workNo, from: now, to: next });
    now = next;
  };
  for (const next of chain.slice(1, 5)) await change(next);

  for (const used of chain.slice(0, 5)) await expect(change(used)).rejects.toThrow('reused');
  await change('Otter-5005');
  await change(from);
});

test('A35 the name in the form is one’s own, or nothing happens', async () => {
  const [lin, wang] = [
    await world.person({ password: from }),
    await world.person({ password: from }),
  ];
  const before = await hashOf(wang);

  const changing = changePasswordWith(lin.call, { workNo: wang.workNo, from, to });

  await expect(changing).rejects.toThrow('claim.mismatch');
  expect(await hashOf(wang)).toBe(before);
  expect((await enter(wang.workNo, from)).due).toEqual([]);
});

test('A35 nobody changes a password without a session', async () => {
  const lin = await world.person({ password: from });

  const changing = changePasswordWith(world.visitor.call, { workNo: lin.workNo, from, to });

  await expect(changing).rejects.toThrow('session.expired');
});

test('a form seen once is worth nothing, and its three passwords belong together', async () => {
  const lin = await world.person({ password: from });
  const [key, other] = [await lin.call(getSignInKey, {}), await lin.call(getSignInKey, {})];
  const form = {
    oldpassword: sealed(key, from),
    password: sealed(key, to),
    confirmpassword: sealed(key, to),
    username: lin.workNo,
    keyId: key.keyId,
  };
  const mixed = { ...form, oldpassword: sealed(other, from) };
  await expect(lin.call(updatePassword, mixed)).rejects.toThrow('input.invalid');

  await lin.call(updatePassword, form);

  await expect(lin.call(updatePassword, form)).rejects.toThrow('sign-in.stale');
});

test('of eight changes at the same moment one is made', async () => {
  const lin = await world.person({ password: from });
  const targets = Array.from({ length: 8 }, (_, index) => `Kelp-1000${index}`);

  const outcomes = await Promise.allSettled(
    targets.map((each) => changePasswordWith(lin.call, { workNo: lin.workNo, from, to: each })),
  );

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a changed password is in the audit trail, and no password is', async () => {
  const lin = await world.person({ password: from });
  await changePasswordWith(lin.call, { workNo: lin.workNo, from, to });

  const entries = await world.db
    .selectFrom('audit_entry')
    .where('actor_id', '=', lin.id)
    .selectAll()
    .execute();

  expect(entries.map(({ kind }) => kind)).toContain('password.changed');
  expect(JSON.stringify(entries) + world.logged.join('')).not.toMatch(/Woven-Cloud7|Kelp-72913/);
});

test('somebody who never comes in by password has none to change', async () => {
  const lin = await world.person();

  expect(await lin.call(checkPassword, { workNo: lin.workNo })).toMatchObject({ state: 'none' });
  await expect(changePasswordWith(lin.call, { workNo: lin.workNo, from, to })).rejects.toThrow(
    'password.wrong-old',
  );
});
