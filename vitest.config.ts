import { chromium, desk } from '@portal/testing/chromium';
import { walked } from '@portal/testing/walk';
import { playwright } from '@vitest/browser-playwright';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

/** What is timed runs when everything else is done, a file at a time: beside others it would time those too. */
const notTimed = [
  ...configDefaults.exclude,
  '**/*.timed.*',
  ...walked({ proof: ['**/*.walk.test.ts'], walk: [] }),
];

/** Component tests run in a browser, in a project of their own. */
const exclude = [...notTimed, '**/*.browser.test.tsx'];

const server = {
  root: 'apps/server',
  isolate: false,
  // One PostgreSQL for the run, with a migrated template that each file copies.
  globalSetup: ['./src/testing/global-setup.ts'],
};

const serverFolder = join(import.meta.dirname, 'apps/server');

/** Tests of the server that use neither the app nor a database: both come from `src/testing`. */
const serverRules = globSync('src/**/*.test.ts', { cwd: serverFolder }).filter(
  (file) => !readFileSync(join(serverFolder, file), 'utf8').includes('#testing/'),
);

/** Made anew for each project, as Vitest names the instances of one. */
const components = () => ({
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
    instances: [{ browser: 'chromium' as const }],
  },
});

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
          exclude: notTimed,
        },
      },
      { test: { ...server, name: 'server', exclude: [...notTimed, ...serverRules] } },
      { test: { name: 'packages', root: 'packages', css: true, isolate: false, exclude } },
      { test: { name: 'portal', root: 'apps/portal', isolate: false, exclude } },
      { test: { name: 'subsystems', root: 'subsystems', isolate: false } },
      {
        optimizeDeps,
        test: {
          ...components(),
          name: 'components',
          include: [
            'src/**/*.browser.test.tsx',
            '../gallery/src/**/*.browser.test.tsx',
            '../../packages/{ui,subsystem}/src/**/*.browser.test.tsx',
          ],
          exclude: ['../../packages/**/*.timed.*'],
        },
      },
      { test: { name: 'tools', root: 'tools', isolate: false } },
      {
        test: {
          ...server,
          name: 'timed',
          include: ['**/*.timed.test.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        optimizeDeps,
        test: {
          ...components(),
          name: 'timed components',
          include: ['../../packages/ui/src/**/*.timed.browser.test.tsx'],
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
