import { faultLengths, reportClientFault } from '@portal/contract/operations/client-faults';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld({ rateFactor: 1 });

const fault = {
  kind: 'part',
  page: '/account/settings/security',
  message: '机房断电 of 13812345678 <lin@yunzhi.example>',
  stack: 'Error at https://portal.example/assets/a.js?token=abc:1:2',
  release: 'r1',
} as const;

const lines = () =>
  world.logged
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter(({ msg }) => msg === 'client fault');
const entries = async () =>
  Number(
    (
      await world.db
        .selectFrom('audit_entry')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

test('FIX-02 what a page reports of a broken program is one line of the log, with its request, its person and nothing else of theirs', async () => {
  const lin = await world.person();
  const before = await entries();

  await lin.call(reportClientFault, fault);
  await world.visitor.call(reportClientFault, fault);

  expect(lines()).toMatchObject([
    {
      kind: 'part',
      page: fault.page,
      message: '机房断电 of … <…>',
      stack: 'Error at https://portal.example/assets/a.js',
      release: 'r1',
      person: lin.id,
    },
    { kind: 'part' },
  ]);
  expect(lines().every(({ reqId }) => typeof reqId === 'string' && reqId !== '')).toBe(true);
  expect(lines()[1]).not.toHaveProperty('person');
  expect(await entries()).toBe(before);
});

test('FIX-02 a report that is too large, or one too many of a stranger, leaves no line', async () => {
  const stranger = world.visitorFrom({ address: '203.0.113.9' });
  const before = lines().length;
  const message = 'x'.repeat(faultLengths.message + 1);
  await expect(stranger.call(reportClientFault, { ...fault, message })).rejects.toThrow(
    'input.invalid',
  );
  expect(lines()).toHaveLength(before);

  const made = await Promise.allSettled(
    Array.from({ length: 40 }, () => stranger.call(reportClientFault, fault)),
  );
  const taken = made.filter(({ status }) => status === 'fulfilled').length;
  expect(taken).toBeLessThan(12);
  expect(lines()).toHaveLength(before + taken);
});
