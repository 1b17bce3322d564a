import { z } from 'zod';
import type { SmsConfig } from './config.ts';
import type { Outbounds } from '#platform/outbound/outbounds.ts';
import type { SendCode } from './sms.ts';

/** The gateway's response to an accepted message. */
const Taken = z.object({ id: z.union([z.string().min(1), z.int()]) });

interface GatewayParts {
  kind: 'sms' | 'sms-notices';
  url: string;
  token: string | undefined;
  outbounds: Outbounds;
}

/** A message as a gateway takes it; the wording is the gateway's own, by the name of its template. */
export interface GatewayMessage {
  to: string;
  template: string;
  parameters: Record<string, string>;
}

/**
 * Hands messages to a gateway over HTTP: the telephone, the gateway's template and what goes into it. The wording and
 * the contract with the carrier are the gateway's (docs/sms.md has the shape of a request).
 */
export function createSmsGateway({ kind, url, token, outbounds }: GatewayParts) {
  const outbound = outbounds.to({ kind, base: url });
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };

  return async (message: GatewayMessage): Promise<void> => {
    const answer = await outbound.ask({
      method: 'POST',
      path: '/messages',
      headers,
      body: message,
    });
    // What it said instead is left out: it may repeat the message.
    if (!isTaken(answer)) throw new Error('SMS gateway: unreadable');
  };
}

/** Sends codes by the gateway, each kind with its template. */
export function sendCodesByGateway(
  parts: Omit<GatewayParts, 'kind'>,
  templates: SmsConfig['templates'],
): SendCode {
  const hand = createSmsGateway({ ...parts, kind: 'sms' });
  return ({ to, purpose, code, minutes }) =>
    hand({ to, template: templates[purpose], parameters: { code, minutes: String(minutes) } });
}

function isTaken(answer: string): boolean {
  try {
    return Taken.safeParse(JSON.parse(answer)).success;
  } catch {
    return false;
  }
}
