import { getSignInMethods } from '@portal/contract/identity/sign-in-methods';
import { expect, onTestFinished, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

test('a demonstration has telephones and registration, and no service outside', async () => {
  const { visitor } = await startWorld({}, onTestFinished);

  expect(await visitor.call(getSignInMethods, {})).toEqual({
    phone: true,
    registration: true,
    dingtalk: null,
    cas: null,
    providers: [],
  });
});

test('where no message reaches a telephone nobody is offered a code, nor an account by one', async () => {
  const { visitor } = await startWorld(
    { mode: 'production', registration: 'open' },
    onTestFinished,
  );

  expect(await visitor.call(getSignInMethods, {})).toMatchObject({
    phone: false,
    registration: false,
  });
});

test('CAS is offered with the address where a sign-in there begins', async () => {
  const cas = { base: 'https://cas.example/cas/', service: 'https://portal.example/user/login' };
  const external = { dingtalk: undefined, cas, providers: [], handOverClients: [] };
  const { visitor } = await startWorld({ external }, onTestFinished);

  expect((await visitor.call(getSignInMethods, {})).cas).toEqual({
    signInAt: 'https://cas.example/cas/login?service=https%3A%2F%2Fportal.example%2Fuser%2Flogin',
  });
});
