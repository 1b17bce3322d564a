import { join } from 'node:path';
import { build, createServer } from 'vite';
import { listProducts, root } from './building/workspace.ts';
import { endCommandsWithUs, runCommand } from './running/command.ts';

/** Where the server listens; the browser talks to Vite, which hands calls on to it. */
const server = `http://127.0.0.1:${process.env['PORT'] ?? '8848'}`;
/** What our server answers itself: calls, the subsystems' builds, probes. */
const servedByUs = ['/api', '/apps', '/livez', '/readyz', '/metrics'];
const portal = 'apps/portal';

/** Builds a subsystem whenever its code changes; the page shows it after a reload. */
async function watchSubsystem(folder: string): Promise<void> {
  const at = join(root, folder);
  await build({
    root: at,
    configFile: join(at, 'vite.config.ts'),
    logLevel: 'warn',
    build: { watch: {}, minify: false },
  });
}

/** The portal with its modules replaced in the open page as they change. */
async function servePortal(): Promise<void> {
  const at = join(root, portal);
  const vite = await createServer({
    root: at,
    configFile: join(at, 'vite.config.ts'),
    server: {
      proxy: Object.fromEntries(servedByUs.map((path) => [path, { target: server, ws: true }])),
    },
  });
  await vite.listen();
  vite.printUrls();
}

endCommandsWithUs();
const subsystems = listProducts().filter(({ folder }) => folder !== portal);
await Promise.all(subsystems.map(({ folder }) => watchSubsystem(folder)));
const backEnd = runCommand(
  'node',
  ['--watch', '--watch-preserve-output', join(root, 'apps/server/src/main.ts')],
  { output: 'shown' },
);
await servePortal();
await backEnd; // it ends when we do
