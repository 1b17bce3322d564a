import { oidcEndpoints, oidcInteraction } from '@portal/contract/identity/oidc';
import { listLogoutNotices, repeatLogoutNotice } from '@portal/contract/identity/logout-notices';
import { approveSignOn, authorize, szSign } from '@portal/contract/identity/provider';
import type { FastifyInstance } from 'fastify';
import type { Audit } from '#platform/audit/audit.ts';
import { requireSelf } from '#platform/http/claims.ts';
import { wireTime } from '@portal/common/group-time';
import { refuse } from '#platform/http/refuse.ts';
import { serve } from '#platform/http/serve.ts';
import { serveProtocol } from '#platform/http/serve-protocol.ts';
import type { LogoutNotices } from './back-channel-logout/notices.ts';
import type { Protocol } from './protocol.ts';
import type { SingleSignOn } from './single-sign-on.ts';

export function singleSignOnRoutes(
  app: FastifyInstance,
  { signOn, protocol }: { signOn: SingleSignOn; protocol: Protocol },
): void {
  serve(app, authorize, async (asked, caller) => ({
    redirect_uri: await signOn.authorize(asked, caller),
  }));

  serve(app, approveSignOn, ({ uid }, caller) => signOn.approve(uid, caller));

  serve(app, szSign, ({ userId }, caller) => {
    requireSelf(userId, caller.session);
    return signOn.assertToIdss(caller);
  });

  serveProtocol(app, oidcEndpoints, (request, response) => protocol.speak(request, response));
  serveProtocol(app, [oidcInteraction], (request, response) =>
    protocol.interact(request, response),
  );
}

/** Serves the list of clients that could not be notified of a logout. */
export function logoutNoticeRoutes(
  app: FastifyInstance,
  { notices, audit }: { notices: LogoutNotices; audit: Audit },
): void {
  serve(app, listLogoutNotices, async () =>
    (await notices.givenUp()).map(({ id, clientName, work_no, realname, failed_at, problem }) => ({
      id,
      clientName,
      workNo: work_no,
      realname,
      failTime: wireTime(failed_at),
      problem: problem ?? '',
    })),
  );

  serve(app, repeatLogoutNotice, async ({ id }, { session, address, requestId }) => {
    if (!(await notices.repeat(id))) refuse('logout-notice.not-failed');
    await audit.record({
      kind: 'logout-notice.repeated',
      actorId: session.personId,
      actorWorkNo: session.workNo,
      address,
      requestId,
      detail: { id },
    });
    return null;
  });
}
