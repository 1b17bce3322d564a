import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';

const production = {
  NODE_ENV: 'production',
  PORTAL_SECRET: randomBytes(48).toString('base64url'),
};

test('without any setting no gateway is known, and templates are called by their purpose', () => {
  expect(readConfig({}).sms).toEqual({
    gatewayUrl: undefined,
    gatewayToken: undefined,
    templates: {
      'sign-in': 'sign-in',
      registration: 'registration',
      retrieval: 'retrieval',
      enrolment: 'enrolment',
    },
  });
});

test('a gateway is an address of the web, and its templates have the names it gave them', () => {
  const { sms } = readConfig({
    SMS_GATEWAY_URL: 'https://sms.example/v1',
    SMS_GATEWAY_TOKEN: 'token-of-the-gateway',
    SMS_TEMPLATE_SIGN_IN: 'SMS_1001',
  });

  expect(sms).toMatchObject({
    gatewayUrl: 'https://sms.example/v1',
    gatewayToken: 'token-of-the-gateway',
    templates: { 'sign-in': 'SMS_1001' },
  });
  expect(() => readConfig({ SMS_GATEWAY_URL: 'file:///etc/passwd' })).toThrow(/SMS_GATEWAY_URL/);
});

test('strangers may register in the demonstration, and in production once somebody says so', () => {
  expect(readConfig({}).registration).toBe('open');
  expect(readConfig({ PORTAL_REGISTRATION: 'closed' }).registration).toBe('closed');
  expect(readConfig(production).registration).toBe('closed');
  expect(readConfig({ ...production, PORTAL_REGISTRATION: 'open' }).registration).toBe('open');
});
