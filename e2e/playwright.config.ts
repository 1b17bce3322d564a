import { defineConfig } from '@playwright/test';

/** Debian's Chromium: the only browser that comes with a package. Another one can be named. */
const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  globalSetup: './start-product.ts',
  fullyParallel: true,
  workers: 2,
  // A store PC is slow, and a build server that does other things besides is no faster.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  outputDir: '../test-results/e2e',
  use: {
    browserName: 'chromium',
    // The workers are started, and read this file again, when the product is up.
    baseURL: process.env['PORTAL_ORIGIN'] ?? '',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        // Chromium refuses to sandbox itself as root, which is who a container is.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
