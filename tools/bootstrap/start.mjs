// `npm start`: installs what is missing, builds what is stale, runs the server.
import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
void import('./run.mjs').then(({ bootstrap }) =>
  // 32 MB for young objects instead of 128: the server holds 240 MB then instead of 325.
  bootstrap(['tools/build.ts', 'apps/server/src/main.mjs'], {
    flags: ['--max-semi-space-size=16'],
  }),
);
