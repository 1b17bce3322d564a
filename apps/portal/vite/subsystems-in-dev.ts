import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type SubsystemKey, isSubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { type Manifest, sdkVersion } from '@portal/subsystem/manifest';
import { entryIn } from '@portal/subsystem/vite/entry';
import { scopedCss } from '@portal/subsystem/vite/scope-css';
import { sha384 } from '@portal/subsystem/vite/subsystem-manifest';
import type { Plugin } from 'vite';

const subsystems = join(import.meta.dirname, '..', '..', '..', 'subsystems');
const entry = 'index.js';

/**
 * In development the portal's own server carries the subsystems of this checkout: a manifest made up on the spot leads
 * to their source, so that they share one module graph with the shell and change in place when edited.
 */
export function subsystemsInDev(): Plugin {
  return {
    name: 'subsystems-in-dev',
    apply: 'serve',
    enforce: 'pre',
    configureServer(server) {
      server.middlewares.use('/apps', (request, response, next) => {
        const [, key = '', file = ''] = new URL(request.url ?? '', 'http://dev').pathname.split(
          '/',
        );
        if (!isSubsystemKey(key) || !existsSync(join(subsystems, key))) return next();
        const answer = { 'subsystem.json': manifestOf(key), [entry]: sourceOf(key) }[file];
        if (answer === undefined) return next();
        const type = file.endsWith('.json') ? 'application/json' : 'text/javascript';
        response.setHeader('content-type', type).setHeader('cache-control', 'no-cache').end(answer);
      });
    },
    transform(css, id) {
      const [, key] = /\/subsystems\/(\w+)\/.*\.css$/.exec(id) ?? [];
      return key === undefined ? undefined : scopedCss(css, key);
    },
  };
}

function sourceOf(key: SubsystemKey): string {
  const folder = join(subsystems, key);
  return `export * from ${JSON.stringify(`/@fs${join(folder, entryIn(folder))}`)};`;
}

const manifestOf = (key: SubsystemKey): string =>
  JSON.stringify({
    key,
    sdk: sdkVersion,
    version: 'dev',
    requires: {},
    entry,
    css: [],
    preload: [],
    integrity: { [entry]: sha384(sourceOf(key)) },
  } satisfies Manifest);
