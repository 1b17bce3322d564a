import { approveSignOn } from '@portal/contract/identity/provider';
import { openBrowser } from '@portal/testing/browser';
import * as client from 'openid-client';
import type { SsoClient } from '#features/identity/provider/clients/clients.ts';
import type { Person, World } from '#testing/world.ts';
import { addSsoClient } from '#testing/fixtures/oidc-client.ts';

export const callback = 'https://cas.example/callback';
export const atClient = ({ host }: URL) => host === 'cas.example';

interface Flow {
  config: client.Configuration;
  parameters?: Record<string, string>;
}

/** A flow on its way, in the browser it began in. */
export interface BegunFlow {
  browser: ReturnType<typeof openBrowser>;
  uid: string;
  /** The current address of the browser: our page, or back at the client. */
  asked: URL;
  checks: { pkceCodeVerifier: string; expectedState: string };
  config: client.Configuration;
}

/** Flows of `openid-client` against a server that listens at `origin`. */
export function openFlows(world: World, origin: string) {
  return {
    /** Registers a system that may be entered with cas, and answers it as `openid-client` knows it. */
    connect: async (clientId: string, traits: Partial<SsoClient> = {}) => {
      const secret = await addSsoClient(world.db, clientId, {
        subsystem: 'cas',
        redirectUris: [callback],
        initiateLoginUri: 'https://cas.example/login',
        ...traits,
      });
      return client.discovery(new URL(origin), clientId, {}, client.ClientSecretBasic(secret), {
        execute: [client.allowInsecureRequests],
      });
    },

    /** Begins a flow as a client does, up to where the portal is asked who is there, or the client is told. */
    begin: async ({ config, parameters = {} }: Flow): Promise<BegunFlow> => {
      const verifier = client.randomPKCECodeVerifier();
      const state = client.randomState();
      const address = client.buildAuthorizationUrl(config, {
        redirect_uri: callback,
        scope: 'openid profile',
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
        ...parameters,
      });
      const browser = openBrowser();
      const asked = await browser.go(
        address.href,
        (url) => url.pathname === '/singleSignOn' || atClient(url),
      );
      const uid = asked.url.searchParams.get('uid') ?? '';
      const checks = { pkceCodeVerifier: verifier, expectedState: state };
      return { browser, uid, asked: asked.url, checks, config };
    },

    /** Goes on as the portal's page does, to where the client is given the code. */
    finish: async ({ browser, uid }: Pick<BegunFlow, 'browser' | 'uid'>, person: Person) => {
      const { continueAt } = await person.call(approveSignOn, { uid });
      return browser.go(origin + continueAt, atClient);
    },
  };
}
