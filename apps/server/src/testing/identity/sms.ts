import { requestCode } from '@portal/contract/identity/phone';
import { startSmsGateway } from '@portal/testing/simulators/sms-gateway';
import { afterAll } from 'vitest';
import { readConfig } from '#platform/config/config.ts';

let serial = 0;

/** A mobile number and a network address nobody used before. */
export function freshPhone() {
  serial += 1;
  return {
    phone: `154${String(80_000_000 + serial)}`,
    address: `198.51.${100 + Math.floor(serial / 250)}.${(serial % 250) + 1}`,
    device: `phone-test-browser-${serial}`,
  };
}

/** A gateway to send messages to, and the settings of a server that does. */
export async function smsWorld() {
  const gateway = await startSmsGateway({ token: 'gateway-token' });
  afterAll(() => gateway.stop());
  const { sms } = readConfig({
    SMS_GATEWAY_URL: gateway.origin,
    SMS_GATEWAY_TOKEN: 'gateway-token',
  });
  return { gateway, settings: { sms } };
}

/** Values of `smsmode` on the wire. */
export const modes = { signIn: '0', registration: '1', retrieval: '2' } as const;
export const smsUrl = `/api${requestCode.path}`;
