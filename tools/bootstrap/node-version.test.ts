import { expect, test } from 'vitest';
import { tooOld } from './node-version.mjs';

test.each(['v10.24.1', 'v12.22.12', 'v16.20.2', 'v17.9.1'])(
  'Node %s is told that it is too old to bootstrap',
  (version) => expect(tooOld(version)).toBe(true),
);

test.each(['v18.0.0', 'v20.20.2', 'v24.21.0', 'v100.0.0'])(
  'Node %s is new enough to fetch the Node the portal runs on',
  (version) => expect(tooOld(version)).toBe(false),
);
