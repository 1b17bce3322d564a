// `npm run dev`: the portal, the subsystems and the server, each renewed when its code changes.
import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
void import('./run.mjs').then(({ bootstrap }) => bootstrap(['tools/dev.ts']));
