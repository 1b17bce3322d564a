import { startConnectedSystems } from '@portal/testing/connected-systems/connected-systems';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './building/workspace.ts';
import { endCommandsWithUs, runCommand } from './running/command.ts';
import { simulatedServices } from './running/simulated-services.ts';

/** The server's address; the browser talks to Vite, which hands on what is not a module. */
const server = `http://127.0.0.1:${process.env['PORT'] ?? '8848'}`;
const pages = ['/api', '/apps', '/demo', '/websocket'];
const machines = ['/oidc', '/.well-known', '/livez', '/readyz', '/metrics'];
const servedByServer = [...pages, ...machines];

/** The portal and the subsystems, their modules replaced in the open page as they change. */
async function servePages(): Promise<string> {
  const portal = join(root, 'apps/portal');
  const vite = await createServer({
    root: portal,
    configFile: join(portal, 'vite.config.ts'),
    server: {
      host: '127.0.0.1',
      proxy: Object.fromEntries(servedByServer.map((path) => [path, { target: server, ws: true }])),
    },
  });
  await vite.listen();
  const [address = ''] = vite.resolvedUrls?.local ?? [];
  console.log(`\n  Open this one while developing · 开发时请打开  ${address}\n`);
  return new URL(address).origin;
}

/** Systems for the portal to carry people over to; what the server needs to know of them. */
async function serveOutsideSystems(portal: string): Promise<Record<string, string>> {
  const secret = randomBytes(32).toString('base64url');
  const outside = await startConnectedSystems({ secret });
  outside.trust(portal);
  return { SSO_SIMULATOR: outside.origin, SSO_SIMULATOR_SECRET: secret };
}

endCommandsWithUs();
const origin = await servePages();
const outside = { ...(await serveOutsideSystems(origin)), ...(await simulatedServices()) };
const main = join(root, 'apps/server/src/main.mjs');
await runCommand('node', ['--watch', '--watch-preserve-output', main], {
  output: 'shown',
  // Other systems come to where the browser is.
  env: { PUBLIC_ORIGIN: origin, ...outside },
}); // it ends when we do
