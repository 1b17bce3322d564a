// `npm test`: installs what is missing, the browser included, and runs every test, or those of a part.
import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
void import('./run.mjs').then(({ bootstrap }) =>
  bootstrap(['tools/test.ts'], { args: process.argv.slice(2) }),
);
