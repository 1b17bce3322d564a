import { getEnrolment, openEnrolment } from '@portal/contract/identity/enrolment';
import { getSecondFactors } from '@portal/contract/identity/second-factor';
import { getLoginValid } from '@portal/contract/identity/session';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { auditKeyOf } from '#platform/audit/key.ts';
import { verifyChain } from '#platform/audit/verify.ts';
import { startWorld } from '#testing/world.ts';
import { callsOn } from '#testing/server/caller.ts';
import { addTotp } from '#testing/identity/second-factor.ts';

const world = await startWorld();
const password = 'Woven-Cloud7';
const command = `${import.meta.dirname}/reset-factor.ts`;

const reset = (...workNo: string[]) =>
  promisify(execFile)(process.execPath, [command, ...workNo], {
    env: { ...process.env, DATABASE_URL: world.databaseUrl, PORTAL_SECRET: world.secret },
  });

test('an operator lets somebody who lost their phone begin anew, and it is sealed that they did', async () => {
  const lin = await world.person({ password });
  await addTotp(lin.call, world.clock);

  const { stdout } = await reset(lin.workNo);

  const [line, last = ''] = stdout.split('\n');
  expect(line).toBe(`${lin.workNo} has no second factor any more and is signed out everywhere.`);
  const code = /^Enrolment code, good once and for a day: (\S{19})$/.exec(last)?.[1] ?? '';
  await vi.waitFor(async () => expect(await lin.call(getLoginValid, {})).toBe(false), 60_000);
  expect((await world.signIn(lin.workNo, password)).due).toEqual([]);
  const { token } = await world.signIn(lin.workNo, password);
  const call = callsOn(world.app, { clock: world.clock, token, workNo: lin.workNo });
  await call(openEnrolment, { code });
  expect(await call(getEnrolment, {})).toMatchObject({ isOpen: true });
  const again = await world.person();
  expect(await again.call(getSecondFactors, {})).toMatchObject({ recoveryCodesLeft: 0 });
  const sealed = await world.db
    .selectFrom('audit_entry')
    .where('kind', '=', 'second-factor.reset')
    .select('detail')
    .execute();
  expect(sealed).toEqual([{ detail: { workNo: lin.workNo } }]);
  expect(
    (await verifyChain(world.db, { keys: [auditKeyOf(world.secret)] })).brokenAt,
  ).toBeUndefined();
});

test('a work number nobody has, or none at all, ends the command with a sentence', async () => {
  await expect(reset('nobody')).rejects.toMatchObject({
    code: 1,
    stderr: 'There is nobody with the work number nobody.\n',
  });
  await expect(reset()).rejects.toMatchObject({ code: 2 });
});
