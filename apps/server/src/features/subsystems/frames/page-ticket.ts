import type { MenuItem } from '@portal/contract/access/permissions';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { z } from 'zod';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Session } from '#platform/session/session.ts';
import type { Tickets } from '#platform/tokens/tickets.ts';

type PermissionHolder = Pick<Session, 'personId'>;

interface HeldItem {
  item: MenuItem;
  system: SubsystemKey;
}

interface Page {
  origin: string;
  system: SubsystemKey;
}

/** The credentials of a client. */
interface ClientCredentials {
  clientId: string;
  secret: string;
}

/** The dependencies of this feature; `wiring/` passes them in. */
export interface FrameParts {
  db: Database;
  clock: Clock;
  audit: Audit;
  tickets: Tickets;
  permissions: { findItem(user: PermissionHolder, id: string): Promise<HeldItem | undefined> };
  subsystems: { trustedOriginsOf(system: SubsystemKey): Promise<readonly string[]> };
  isClient: (credentials: ClientCredentials) => Promise<boolean>;
  /** Returns true if this client, or any, is registered for the page. */
  answersFor: (page: Page, clientId?: string) => Promise<boolean>;
  logins: { idOf(sessionHash: Buffer, clientId: string): Promise<string | undefined> };
}

export const ticketPurpose = 'frame';

/** The values a page ticket is bound to. */
export const PageTicket = z.object({
  personId: z.string(),
  /** The tenant of the session. */
  tenantId: z.int(),
  /** The hash of the session token, in base64url. */
  session: z.string(),
  menuItem: z.string(),
  origin: z.string(),
});
export type PageTicket = z.infer<typeof PageTicket>;
