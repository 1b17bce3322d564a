import {
  getEnrolment,
  openEnrolment,
  openEnrolmentByPhone,
  sendEnrolmentCode,
} from '@portal/contract/identity/enrolment';
import { listMine } from '@portal/contract/notices/announcements';
import { requestCode, signInByPhone } from '@portal/contract/identity/phone';
import { beginPasskey, beginTotp, confirmTotp } from '@portal/contract/identity/second-factor';
import { issueEnrolmentCode } from '@portal/contract/identity/sign-in-administration';
import { authenticatorCode } from '@portal/testing/totp';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { callsOn } from '#testing/server/caller.ts';
import { addTotp } from '#testing/identity/second-factor.ts';
import { freshPhone, smsWorld } from '#testing/identity/sms.ts';

// The first second factor: who has the password of a privileged account does not add it.

const hour = 3_600_000;
const password = 'Woven-Cloud7';
const { gateway, settings } = await smsWorld();
const world = await startWorld({ ...settings, secondFactorRoles: ['auditor'] });
const { clock } = world;
const administrator = () => world.person({ roles: ['administrator'] });

/** Signs in with the password alone. */
async function enter({ workNo }: { workNo: string }, browser = {}) {
  const { token } = await world.visitorFrom(browser).signIn(workNo, password);
  return callsOn(world.app, { clock, token, workNo, authority: world.authority, ...browser });
}
const officer = (traits = {}) => world.person({ password, roles: ['auditor'], ...traits });

const codeFor = async (username: string) =>
  (await (await administrator()).call(issueEnrolmentCode, { username })).code;

async function addFirst(call: Awaited<ReturnType<typeof enter>>) {
  const { secret, draft } = await call(beginTotp, {});
  return call(confirmTotp, { draft, code: authenticatorCode(secret, clock.now()) });
}

test('FIX-12 the password alone adds no first second factor, with the code of an administrator it is added', async () => {
  const lin = await officer();
  const call = await enter(lin);
  expect(await call(getEnrolment, {})).toEqual({ isOpen: false, phone: null });
  await expect(call(beginTotp, {})).rejects.toThrow('enrolment.due');
  await expect(call(beginPasskey, {})).rejects.toThrow('enrolment.due');

  const code = await codeFor(lin.workNo);
  await call(openEnrolment, { code: code.toLowerCase().replaceAll('-', ' ') });

  expect(await call(getEnrolment, {})).toMatchObject({ isOpen: true });
  expect((await addFirst(call)).recoveryCodes).toHaveLength(10);
  expect(await call(listMine, {})).toBeTruthy();
});

test('FIX-12 a code is good once, for its person, for a day, and not beside a newer one', async () => {
  const [lin, wang] = [await officer(), await officer()];
  const [mine, other] = [await enter(lin), await enter(wang)];
  const code = await codeFor(lin.workNo);

  await expect(other(openEnrolment, { code })).rejects.toThrow('enrolment.wrong-code');
  await mine(openEnrolment, { code });
  await expect((await enter(lin))(openEnrolment, { code })).rejects.toThrow('enrolment.wrong-code');

  const [old, newer] = [await codeFor(wang.workNo), await codeFor(wang.workNo)];
  await expect(other(openEnrolment, { code: old })).rejects.toThrow('enrolment.wrong-code');
  clock.advance(24 * hour);
  const later = await enter(wang);
  await expect(later(openEnrolment, { code: newer })).rejects.toThrow('enrolment.wrong-code');
});

test('FIX-12 who showed the code adds the first one within twenty minutes, in that session', async () => {
  const lin = await officer();
  const call = await enter(lin);
  await call(openEnrolment, { code: await codeFor(lin.workNo) });

  await expect((await enter(lin))(beginTotp, {})).rejects.toThrow('enrolment.due');
  const { secret, draft } = await call(beginTotp, {});
  clock.advance(20 * 60_000);

  await expect(call(beginTotp, {})).rejects.toThrow(/enrolment.due|proof.stale/);
  const late = call(confirmTotp, { draft, code: authenticatorCode(secret, clock.now()) });
  await expect(late).rejects.toThrow(/second-factor.stale|enrolment.due/);
});

test('guessing codes ends after five', async () => {
  const lin = await officer();
  const call = await enter(lin);
  const code = await codeFor(lin.workNo);
  for (let tries = 0; tries < 5; tries += 1) {
    const guess = call(openEnrolment, { code: '0000-0000-0000-0000' });
    await expect(guess).rejects.toThrow('enrolment.wrong-code');
  }

  await expect(call(openEnrolment, { code })).rejects.toThrow('sign-in.locked');
});

test('FIX-12 a code to the telephone of the account is a second way', async () => {
  const { phone, ...browser } = freshPhone();
  const lin = await officer({ phone });
  const call = await enter(lin, browser);
  const hidden = `${phone.slice(0, 3)}****${phone.slice(-4)}`;
  expect(await call(getEnrolment, {})).toEqual({ isOpen: false, phone: hidden });

  await call(sendEnrolmentCode, {});
  const code = await gateway.codeFor(phone);
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  await expect(call(openEnrolmentByPhone, { code: wrong })).rejects.toThrow('phone-code.wrong');
  await call(openEnrolmentByPhone, { code });

  expect((await addFirst(call)).recoveryCodes).toHaveLength(10);
});

test('who came in by the telephone is not let go on by it alone', async () => {
  const { phone, ...browser } = freshPhone();
  const lin = await officer({ phone });
  const { call: visit } = world.visitorFrom(browser);
  await visit(requestCode, { mobile: phone, smsmode: '0' });
  const captcha = await gateway.codeFor(phone);
  const { token } = await visit(signInByPhone, {
    mobile: phone,
    captcha,
  });
  const call = callsOn(world.app, {
    clock,
    token,
    workNo: lin.workNo,
    authority: world.authority,
    ...browser,
  });

  expect(await call(getEnrolment, {})).toMatchObject({ phone: null });
  await expect(call(sendEnrolmentCode, {})).rejects.toThrow('enrolment.no-phone');
});

test('nobody makes a code for themselves, for who has a factor, for nobody, or without the right', async () => {
  const lin = await officer();
  const enrolled = await world.person();
  await addTotp(enrolled.call, clock);
  const clerk = await world.person({ roles: ['store-clerk'] });
  await world.db.insertInto('tenant').values({ id: 4_711, name: '另一租户' }).execute();
  const foreign = await world.person({ password, tenantId: 4_711 });
  const maker = await administrator();
  const issue = (username: string, by = maker) => by.call(issueEnrolmentCode, { username });

  await expect(issue(maker.workNo)).rejects.toThrow('enrolment.own');
  await expect(issue(enrolled.workNo)).rejects.toThrow('enrolment.enrolled');
  await expect(issue('nobody')).rejects.toThrow('person.not-found');
  await expect(issue(foreign.workNo)).rejects.toThrow('person.not-found');
  await expect(issue(lin.workNo, clerk)).rejects.toThrow('action.denied');
  clock.advance(hour);
  await expect(issue(lin.workNo)).rejects.toThrow('proof.stale');
});

test('codes are kept as hashes, and who made and used them is sealed', async () => {
  const maker = await administrator();
  const lin = await officer();
  const { code } = await maker.call(issueEnrolmentCode, { username: lin.workNo });
  const kept = JSON.stringify(await world.db.selectFrom('enrolment_code').selectAll().execute());
  await (
    await enter(lin)
  )(openEnrolment, { code });

  expect(kept).not.toContain(code);
  const sealed = await world.db
    .selectFrom('audit_entry')
    .where('kind', 'like', 'enrolment.%')
    .where('actor_id', 'in', [maker.id, lin.id])
    .select(['kind', 'detail'])
    .orderBy('seq')
    .execute();
  expect(sealed).toEqual([
    { kind: 'enrolment.code-issued', detail: { workNo: lin.workNo } },
    { kind: 'enrolment.opened', detail: { way: 'code' } },
  ]);
});
