import { chromium, desk } from '@portal/testing/chromium';
import { walked } from '@portal/testing/walk';
import { playwright } from '@vitest/browser-playwright';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

/** Walks are for `npm run walk`. */
const notWalked = [
  ...configDefaults.exclude,
  ...walked({ proof: ['**/*.walk.test.ts'], walk: [] }),
];

/** Component tests run in a browser, in a project of their own. */
const exclude = [...notWalked, '**/*.browser.test.tsx'];

const serverFolder = join(import.meta.dirname, 'apps/server');

/** Tests of the server that use neither the app nor a database: both come from `src/testing`. */
const serverRules = globSync('src/**/*.test.ts', {
  cwd: serverFolder,
  exclude: ['src/testing/**'],
}).filter((file) => !readFileSync(join(serverFolder, file), 'utf8').includes('#testing/'));

/** Found before the first test: a page is not loaded again in the middle of one. */
const optimizeDeps = {
  include: ['react', 'react-dom', 'react-dom/client', 'vitest-browser-react'],
};

export default defineConfig({
  test: {
    // Limits that only what hangs reaches: at a load of 20, tests of 3 s took 60.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    // Left to itself, it keeps a core free that nobody uses: on two cores it took 116 s instead of 85.
    maxWorkers: '100%',
    // The files of a project share its modules, which saves a third of the time: the server keeps nothing in them, and
    // elsewhere no rule leans on what another left behind.
    projects: [
      {
        test: {
          name: 'server rules',
          root: 'apps/server',
          isolate: false,
          include: serverRules,
          exclude: notWalked,
        },
      },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          isolate: false,
          exclude: [...notWalked, ...serverRules],
          // One PostgreSQL for the run, with a migrated template that each file copies.
          globalSetup: ['./src/testing/global-setup.ts'],
        },
      },
      { test: { name: 'packages', root: 'packages', css: true, isolate: false, exclude } },
      { test: { name: 'portal', root: 'apps/portal', isolate: false, exclude } },
      { test: { name: 'subsystems', root: 'subsystems', isolate: false } },
      {
        optimizeDeps,
        test: {
          name: 'components',
          root: 'apps/portal',
          setupFiles: ['../../packages/ui/src/testing/component-setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: chromium,
              contextOptions: {
                locale: desk.locale,
                timezoneId: desk.timezoneId,
                reducedMotion: 'reduce',
              },
            }),
            viewport: desk.viewport,
            instances: [{ browser: 'chromium' }],
          },
          include: [
            'src/**/*.browser.test.tsx',
            '../gallery/src/**/*.browser.test.tsx',
            '../../packages/{ui,subsystem}/src/**/*.browser.test.tsx',
          ],
        },
      },
      { test: { name: 'tools', root: 'tools', isolate: false } },
    ],
  },
});
