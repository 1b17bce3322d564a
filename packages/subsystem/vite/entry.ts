import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The module that a subsystem's pages begin with: that of its folder of pages, or of a package that is pages alone. */
export const entryIn = (root: string): string =>
  ['pages/index.ts'].find((file) => existsSync(join(root, file))) ?? 'src/index.ts';
