import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './building/workspace.ts';
import { endCommandsWithUs, runCommand } from './running/command.ts';

/** Where the server listens; the browser talks to Vite, which hands on what is not a module. */
const server = `http://127.0.0.1:${process.env['PORT'] ?? '8848'}`;
const servedByServer = ['/api', '/apps', '/demo', '/livez', '/readyz', '/metrics'];

/** The portal and the subsystems, their modules replaced in the open page as they change. */
async function servePages(): Promise<void> {
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
  console.log(
    `\n  Open this one while developing · 开发时请打开  ${vite.resolvedUrls?.local[0]}\n`,
  );
}

endCommandsWithUs();
const main = join(root, 'apps/server/src/main.ts');
const watching = runCommand('node', ['--watch', '--watch-preserve-output', main], {
  output: 'shown',
});
await servePages();
await watching; // it ends when we do
