import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Plugin, UserConfig } from 'vite';
import { entryIn } from './entry.ts';
import { scopedCss } from './scope-css.ts';

/** The module a subsystem begins with where there is no portal. */
export const aloneEntry = 'virtual:alone';
const resolved = `\0${aloneEntry}`;

/** The page that carries a subsystem alone, by where its script and its style are. */
export const alonePage = (script: string, style?: string): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>Alone</title>` +
  `<link rel="icon" href="data:,">` +
  `${style === undefined ? '' : `<link rel="stylesheet" href="${style}">`}</head>` +
  `<body><div id="rooms"></div><script type="module" src="${script}"></script></body></html>`;

/** A build of a subsystem with all it shares, for a page without a portal: what its conduct is checked in. */
export const aloneBuild = (key: SubsystemKey): UserConfig => ({
  publicDir: false,
  build: {
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: { input: aloneEntry, output: { entryFileNames: 'alone.js' } },
  },
  plugins: [alone(key, { isBuilt: true })],
});

/** Runs a subsystem by itself in a simulated shell: in development at `/`, built by `aloneBuild`. */
export const alone = (key: SubsystemKey, { isBuilt }: { isBuilt: boolean }): Plugin => ({
  name: 'alone',
  resolveId: (id) => (id === aloneEntry ? resolved : undefined),
  load(id) {
    return id === resolved
      ? `import { ${key} } from '/${entryIn(this.environment.config.root)}';
         import { openAlone } from '@portal/subsystem/alone/open-alone';
         void openAlone(${key});`
      : undefined;
  },
  // Here style comes file by file, with that of the kit; the subsystem's own is confined as its build confines it.
  transform(css, id) {
    const isAlone = isBuilt || this.environment.mode === 'dev';
    const isOwn = /\/(?:src|pages)\/[^?]*\.css$/.test(id) && !id.includes('/packages/');
    return isAlone && isOwn ? scopedCss(css, key) : undefined;
  },
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://alone.invalid');
      if (pathname !== '/') return next();
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(alonePage(`/@id/__x00__${aloneEntry}`));
    });
  },
});
