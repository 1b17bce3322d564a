import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A busy machine is no failure.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    // Left to itself, it keeps a core free that nobody uses: on two cores it took 116 s instead of 85.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'server',
          root: 'apps/server',
          // The server keeps nothing in its modules, each world being its own, so files may share them: a third faster.
          isolate: false,
          // One PostgreSQL for the run, with a migrated template that each file copies.
          globalSetup: ['./src/testing/global-setup.ts'],
        },
      },
      { test: { name: 'packages', root: 'packages', css: true } },
      { test: { name: 'portal', root: 'apps/portal' } },
      { test: { name: 'subsystems', root: 'subsystems' } },
      { test: { name: 'tools', root: 'tools' } },
    ],
  },
});
