import { validateCasTicket } from '@portal/contract/identity/external-sign-in';
import { startCas } from '@portal/testing/simulators/cas';
import { startSimulator } from '@portal/testing/simulators/simulator';
import { afterAll, afterEach, expect, test } from 'vitest';
import { giveUpCallsSoon } from '#testing/identity/unanswered-calls.ts';
import { startWorld } from '#testing/world.ts';

const cas = await startCas(['lin', 'nobody']);
const foreign = await startSimulator({});
afterAll(() => Promise.all([cas.stop(), foreign.stop()]));
afterEach(() => cas.fail());

const service = 'https://portal.example/user/login';
const world = await startWorld({
  publicOrigin: 'https://portal.example',
  external: {
    dingtalk: undefined,
    cas: { base: cas.base, service },
    providers: [],
    handOverClients: [],
  },
});
await world.person({ workNo: 'lin' });
const validate = (ticket: string, to = service) =>
  world.visitor.call(validateCasTicket, { ticket, service: to });

test('a ticket of CAS signs in the person whose work number it vouches for, once', async () => {
  const ticket = cas.ticketFor('lin', service);

  expect((await validate(ticket)).userInfo.workNo).toBe('lin');
  await expect(validate(ticket)).rejects.toThrow('outside.spent');
});

test('A16 a forged ticket is refused, and a foreign service is not even asked about', async () => {
  await expect(validate('ST-forged')).rejects.toThrow('outside.refused');
  const asked = cas.asked.length;

  for (const to of [foreign.origin, 'https://evil.test', `${service}/`, `${service}?x=1`]) {
    const ticket = cas.ticketFor('lin', to);
    await expect(validate(ticket, to)).rejects.toThrow('cas.service');
  }
  expect(cas.asked).toHaveLength(asked);
  expect(foreign.asked).toEqual([]);
});

test('a ticket CAS issued for another service is refused by CAS', async () => {
  const ticket = cas.ticketFor('lin', 'https://other.example/');

  await expect(validate(ticket)).rejects.toThrow('outside.refused');
});

test('somebody CAS knows and we do not is told so', async () => {
  await expect(validate(cas.ticketFor('nobody', service))).rejects.toThrow('cas.stranger');
});

test.each([
  ['breaks', 'outside.unavailable'],
  ['talks nonsense', 'outside.garbled'],
  ['says nothing', 'outside.timeout'],
] as const)('when CAS %s that is said in words of its own', async (fault, refusal) => {
  cas.fail(fault);
  if (fault === 'says nothing') giveUpCallsSoon();

  await expect(validate(cas.ticketFor('lin', service))).rejects.toThrow(refusal);
});

test('of sixteen uses of one ticket at the same moment one makes a session', async () => {
  const ticket = cas.ticketFor('lin', service);

  const tries = await Promise.allSettled(Array.from({ length: 16 }, () => validate(ticket)));

  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
