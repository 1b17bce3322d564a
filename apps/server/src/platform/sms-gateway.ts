import { z } from 'zod';
import type { Clock } from './clock.ts';
import type { SmsConfig } from './config-sms.ts';
import { createOutbound } from './outbound.ts';
import type { Carry } from './sms.ts';

/** What a gateway says when it has taken a message. */
const Taken = z.object({ id: z.union([z.string().min(1), z.int()]) });

interface GatewayParts {
  url: string;
  token: string | undefined;
  templates: SmsConfig['templates'];
  clock: Clock;
}

/**
 * Hands messages to a gateway over HTTP: the telephone, the gateway's template and what goes into it. The wording and
 * the contract with the carrier are the gateway's (docs/telephones.md has the shape of a request).
 */
export function createSmsGateway({ url, token, templates, clock }: GatewayParts): Carry {
  const outbound = createOutbound({ service: 'SMS gateway', base: url, clock });
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };

  return async ({ to, purpose, code, minutes }) => {
    const parameters = { code, minutes: String(minutes) };
    const body = { to, template: templates[purpose], parameters };
    const answer = await outbound.ask({ method: 'POST', path: '/messages', headers, body });
    // What it said instead is left out: it may repeat the message.
    if (!isTaken(answer)) throw new Error('SMS gateway: unreadable');
  };
}

function isTaken(answer: string): boolean {
  try {
    return Taken.safeParse(JSON.parse(answer)).success;
  } catch {
    return false;
  }
}
