import { type OneTime, oneTime } from './one-time.ts';
import {
  type SimulatorRequest,
  json,
  peoplePage,
  type SimulatorResponse,
  startSimulator,
} from './simulator.ts';

type Tickets = OneTime<{ user: string; service: string }>;

/** A CAS server of version 3, or an older one that answers in XML whatever it is asked for; users are work numbers. */
export async function startCas(users: readonly string[], { speaks = 'json' }: CasOptions = {}) {
  const tickets: Tickets = oneTime('ST-');
  const says = speaks === 'json' ? inJson : inXml;
  const simulator = await startSimulator({
    '/cas/login': ({ query }) => {
      const service = query.get('service') ?? '';
      return signInPage(users, service, (user) => tickets.make({ user, service }));
    },
    '/cas/p3/serviceValidate': (asked) => says(validate(tickets, asked)),
  });
  return {
    ...simulator,
    /** The portal's settings for it, beside the portal's own address. */
    base: `${simulator.origin}/cas`,
    /** The query a browser is sent back with. */
    ticketFor: (user: string, service: string): string => tickets.make({ user, service }),
  };
}

interface CasOptions {
  speaks?: 'json' | 'xml';
}

function signInPage(users: readonly string[], service: string, make: (user: string) => string) {
  const links = users.map((user) => {
    const back = new URL(service);
    back.searchParams.set('ticket', make(user));
    return [user, back.href] as const;
  });
  return peoplePage('统一认证', links);
}

type Verdict = { user: string } | { code: string };

function validate(tickets: Tickets, { query }: SimulatorRequest): Verdict {
  const kept = tickets.take(query.get('ticket') ?? '');
  if (!kept) return { code: 'INVALID_TICKET' };
  const isForIt = kept.service === query.get('service');
  return isForIt ? { user: kept.user } : { code: 'INVALID_SERVICE' };
}

const inJson = (verdict: Verdict): SimulatorResponse =>
  json({
    serviceResponse:
      'user' in verdict
        ? { authenticationSuccess: { user: verdict.user, attributes: {} } }
        : { authenticationFailure: { code: verdict.code, description: 'refused' } },
  });

const inXml = (verdict: Verdict): SimulatorResponse => ({
  type: 'application/xml',
  body: `<?xml version="1.0" encoding="UTF-8"?>
<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">
  ${
    'user' in verdict
      ? `<cas:authenticationSuccess><cas:user>${verdict.user}</cas:user><cas:attributes><cas:note>R&amp;D</cas:note></cas:attributes></cas:authenticationSuccess>`
      : `<cas:authenticationFailure code="${verdict.code}">refused</cas:authenticationFailure>`
  }
</cas:serviceResponse>`,
});
