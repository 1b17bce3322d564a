import { previewLifeMs } from '@portal/contract/limits';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import { refuse } from '#platform/refuse';
import { keyFor } from '#platform/secret-box';
import { tenantId, withinTenant } from '#platform/tenant';
import type { Clean } from '../clean-html.ts';
import { findOnDesk } from './store.ts';

export type Previews = ReturnType<typeof createPreviews>;

interface PreviewsParts {
  db: Database;
  clock: Clock;
  clean: Clean;
  /** Of the installation; links are signed with a key made from it. */
  secret: string;
}

interface SignedLink {
  id: string;
  /** Whose announcement it is, in digits: whoever opens the link has no session that would say so. */
  tenant: string;
  /** Milliseconds since 1970, in thirteen digits. */
  expires: string;
  sign: string;
}

/** Links that show one announcement, draft or not, to whoever has them, for minutes. Nothing is kept of them. */
export function createPreviews({ db, clock, clean, secret }: PreviewsParts) {
  const key = keyFor(secret, 'announcement preview');
  const signOf = ({ id, tenant, expires }: Omit<SignedLink, 'sign'>): string =>
    createHmac('sha256', key).update(`${expires}.${tenant}.${id}`).digest('base64url');

  return {
    /** Path and query of the portal's page, and when it closes. */
    async link(id: string): Promise<{ path: string; until: Date }> {
      const until = new Date(clock.now().getTime() + previewLifeMs);
      if (!(await findOnDesk(db, clock.now(), id))) refuse('announcement.not-found');
      const named = { id, tenant: String(tenantId()), expires: String(until.getTime()) };
      const query = new URLSearchParams({ ...named, sign: signOf(named) });
      return { path: `/AnnouncementPreview?${query.toString()}`, until };
    },

    /** What a link shows; one that is made up, changed or too old shows nothing, and neither does what was recalled. */
    async open({ sign, ...named }: SignedLink) {
      const { id, tenant, expires } = named;
      const isOurs = timingSafeEqual(Buffer.from(sign), Buffer.from(signOf(named)));
      if (!isOurs || Number(expires) <= clock.now().getTime()) refuse('preview.invalid');
      const row = await withinTenant(Number(tenant), () => findOnDesk(db, clock.now(), id));
      if (!row || row.state === 'recalled') return refuse('preview.invalid');
      return { ...row, content: clean(row.content) };
    },
  };
}
