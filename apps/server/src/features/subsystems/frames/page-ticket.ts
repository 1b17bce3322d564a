import type { MenuItem } from '@portal/contract/access/permissions';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { z } from 'zod';
import type { Audit } from '#platform/audit';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import type { Session } from '#platform/session';
import type { Tickets } from '#platform/tickets';

type Who = Pick<Session, 'personId'>;

interface HeldItem {
  item: MenuItem;
  system: SubsystemKey;
}

interface Page {
  origin: string;
  system: SubsystemKey;
}

/** What a system shows to prove which client it is. */
interface ShownSecret {
  clientId: string;
  secret: string;
}

/** What this feature asks of others; `app.ts` hands it over. */
export interface FrameParts {
  db: Database;
  clock: Clock;
  audit: Audit;
  tickets: Tickets;
  permissions: { findItem(who: Who, id: string): Promise<HeldItem | undefined> };
  subsystems: { trustedOriginsOf(system: SubsystemKey): Promise<readonly string[]> };
  isClient: (shown: ShownSecret) => Promise<boolean>;
  /** Whether a client, or any, is the system behind a page. */
  answersFor: (page: Page, clientId?: string) => Promise<boolean>;
  logins: { idOf(sessionHash: Buffer, clientId: string): Promise<string | undefined> };
}

export const ticketPurpose = 'frame';

/** What a ticket for a page is bound to. */
export const PageTicket = z.object({
  personId: z.string(),
  /** The one the session works in. */
  tenantId: z.int(),
  /** The hash of the session's token, in base64url. */
  session: z.string(),
  menuItem: z.string(),
  origin: z.string(),
});
export type PageTicket = z.infer<typeof PageTicket>;
