import { chromium, desk } from '@portal/testing/chromium';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';

/** Component tests run in a browser, in a project of their own. */
const exclude = [...configDefaults.exclude, '**/*.browser.test.tsx'];

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
      { test: { name: 'packages', root: 'packages', css: true, isolate: false, exclude } },
      { test: { name: 'portal', root: 'apps/portal', isolate: false, exclude } },
      { test: { name: 'subsystems', root: 'subsystems', isolate: false } },
      {
        // Found before the first test: a page is not loaded again in the middle of one.
        optimizeDeps: {
          include: ['react', 'react-dom', 'react-dom/client', 'vitest-browser-react'],
        },
        test: {
          name: 'components',
          root: 'apps/portal',
          include: [
            'src/**/*.browser.test.tsx',
            '../gallery/src/**/*.browser.test.tsx',
            '../../packages/{ui,subsystem}/src/**/*.browser.test.tsx',
          ],
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
        },
      },
      { test: { name: 'tools', root: 'tools', isolate: false } },
    ],
  },
});
