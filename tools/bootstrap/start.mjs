// `npm start`: installs what is missing, builds what is stale, runs the server.
import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
void import('./run.mjs').then(({ bootstrap }) =>
  bootstrap(['tools/build.ts', 'apps/server/src/main.ts']),
);
