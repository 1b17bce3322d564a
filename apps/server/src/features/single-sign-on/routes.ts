import { oidcEndpoints, oidcInteraction } from '@portal/contract/oidc';
import { approveSignOn, authorize, szSign } from '@portal/contract/single-sign-on';
import type { FastifyInstance } from 'fastify';
import { insistOnSelf } from '#platform/claims';
import { serve } from '#platform/serve';
import { serveProtocol } from '#platform/serve-protocol';
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
    insistOnSelf(userId, caller.session);
    return signOn.assertToIdss(caller);
  });

  serveProtocol(app, oidcEndpoints, (request, response) => protocol.speak(request, response));
  serveProtocol(app, [oidcInteraction], (request, response) =>
    protocol.interact(request, response),
  );
}
