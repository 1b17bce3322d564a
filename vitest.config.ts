import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A busy machine is no failure.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    // Left to itself, it keeps a core free that nobody uses: on two cores it took 116 s instead of 85.
    maxWorkers: '100%',
    // The files of a project share its modules, which saves a third of the time: the server keeps nothing in them, and
    // elsewhere no rule leans on what another left behind.
    projects: [
      {
        test: {
          name: 'server',
          root: 'apps/server',
          isolate: false,
          // One PostgreSQL for the run, with a migrated template that each file copies.
          globalSetup: ['./src/testing/global-setup.ts'],
        },
      },
      { test: { name: 'packages', root: 'packages', css: true, isolate: false } },
      { test: { name: 'portal', root: 'apps/portal', isolate: false } },
      { test: { name: 'subsystems', root: 'subsystems', isolate: false } },
      { test: { name: 'tools', root: 'tools', isolate: false } },
    ],
  },
});
