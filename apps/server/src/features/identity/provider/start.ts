import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Logger } from 'pino';
import type { Audit } from '#platform/audit/audit.ts';
import type { Bus } from '#platform/bus/bus.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Outbounds } from '#platform/outbound/outbounds.ts';
import type { Faults } from '#platform/log/faults.ts';
import type { Jobs } from '#platform/jobs/queue.ts';
import { createMemo } from '#platform/cache/memo.ts';
import type { Session } from '#platform/session/session.ts';
import type { Tickets } from '#platform/tokens/tickets.ts';
import { createAssert } from './signing/assertions.ts';
import { issuerOf } from './issuer.ts';
import { createLogins } from './logins.ts';
import { createLogoutNotices } from './back-channel-logout/notices.ts';
import { createProtocol } from './protocol.ts';
import { makeProvider } from './provider.ts';
import { logoutNoticeRoutes, singleSignOnRoutes } from './routes.ts';
import { createSigningKeys } from './signing/keys.ts';
import { createSingleSignOn } from './single-sign-on.ts';

interface Parts {
  db: Database;
  bus: Bus;
  clock: Clock;
  outbounds: Outbounds;
  log: Logger;
  faults: Faults;
  jobs: Jobs;
  /** The installation's. */
  secret: string;
  config: Config;
  audit: Audit;
  tickets: Tickets;
  permissions: { requireMenu(session: Session, system: SubsystemKey): Promise<void> };
}

/** Starts the OpenID provider: joins its parts, which nobody else needs one by one. */
export function startProvider(app: FastifyInstance, parts: Parts): void {
  const logins = createLogins(parts);
  const keys = createSigningKeys(parts);
  const issuer = issuerOf(app, parts.config);
  const providers = createMemo<Provider>({ most: 1 });

  /** The library is made for one set of keys; with the next set there is a new one. */
  async function providerNow(): Promise<Provider> {
    const inUse = await keys.inUse();
    const version = inUse.map(({ id }) => id).join(' ');
    return providers.get(version, issuer(), async () =>
      makeProvider({ ...parts, logins }, issuer(), inUse),
    );
  }

  const assert = createAssert({ ...parts, keys, issuer });
  const signOn = createSingleSignOn({ ...parts, logins, assert, issuer, providerNow });
  const protocol = createProtocol({ providerNow, logins, tickets: parts.tickets });
  singleSignOnRoutes(app, { signOn, protocol });

  const notices = createLogoutNotices({ ...parts, assert });
  logoutNoticeRoutes(app, { notices, audit: parts.audit });
  app.addHook('onClose', () => notices.stop());
}
