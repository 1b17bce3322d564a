// `npm test`: installs what is missing, the browser included, and runs every test.
import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
void import('./run.mjs').then(({ bootstrap }) => bootstrap(['tools/test.ts']));
