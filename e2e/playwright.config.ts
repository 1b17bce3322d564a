import { defineConfig } from '@playwright/test';
import { chromium, desk } from '@portal/testing/chromium';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  globalSetup: './support/start-product.ts',
  fullyParallel: true,
  workers: 2,
  // A store PC is slow, and a build server that does other things besides is no faster.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // What passes at the second attempt alone is named at the end, as flaky: a journey to be looked at, not a reason to hold back.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  outputDir: '../test-results/e2e',
  use: {
    browserName: 'chromium',
    // The workers are started, and read this file again, when the product is up.
    baseURL: process.env['PORTAL_ORIGIN'] ?? '',
    ...desk,
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    launchOptions: chromium,
  },
});
