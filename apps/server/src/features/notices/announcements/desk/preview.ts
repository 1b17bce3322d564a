import { previewLifeMs } from '@portal/contract/limits';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import { keyFor } from '#platform/crypto/secret-box.ts';
import { tenantId, withinTenant } from '#platform/database/tenant.ts';
import type { CleanHtml } from '#platform/html/clean-html.ts';
import { findOnDesk } from './store.ts';

export type Previews = ReturnType<typeof createPreviews>;

interface PreviewsParts {
  db: Database;
  clock: Clock;
  clean: CleanHtml;
  /** The secret of the installation; links are signed with a key derived from it. */
  secret: string;
}

interface SignedLink {
  id: string;
  /** The tenant of the announcement, in digits: a user who opens the link may have no session. */
  tenant: string;
  /** Milliseconds since 1970, in thirteen digits. */
  expires: string;
  sign: string;
}

/** Creates and opens signed links that show one announcement to anyone for some minutes. Nothing is stored. */
export function createPreviews({ db, clock, clean, secret }: PreviewsParts) {
  const key = keyFor(secret, 'announcement preview');
  const signOf = ({ id, tenant, expires }: Omit<SignedLink, 'sign'>): string =>
    createHmac('sha256', key).update(`${expires}.${tenant}.${id}`).digest('base64url');

  return {
    /** Returns path and query of the preview page, and when the link expires. */
    async link(id: string): Promise<{ path: string; until: Date }> {
      const until = new Date(clock.now().getTime() + previewLifeMs);
      if (!(await findOnDesk(db, clock.now(), id))) refuse('announcement.not-found');
      const link = { id, tenant: String(tenantId()), expires: String(until.getTime()) };
      const query = new URLSearchParams({ ...link, sign: signOf(link) });
      return { path: `/AnnouncementPreview?${query.toString()}`, until };
    },

    /** Opens a link; refuses one that is forged, changed or expired, and announcements that were recalled. */
    async open({ sign, ...link }: SignedLink) {
      const { id, tenant, expires } = link;
      const isGenuine = timingSafeEqual(Buffer.from(sign), Buffer.from(signOf(link)));
      if (!isGenuine || Number(expires) <= clock.now().getTime()) refuse('preview.invalid');
      const row = await withinTenant(Number(tenant), () => findOnDesk(db, clock.now(), id));
      if (!row || row.state === 'recalled') return refuse('preview.invalid');
      return { ...row, content: clean(row.content) };
    },
  };
}
