// `npm run walk`: the long walks, whole and of any length.
import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
void import('./run.mjs').then(({ bootstrap }) => bootstrap(['tools/walk.ts']));
