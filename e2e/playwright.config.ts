import { defineConfig } from '@playwright/test';
import { chromium, desk } from '@portal/testing/chromium';
import { walked } from '@portal/testing/walk';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.test.ts',
  testIgnore: walked<string[]>({ proof: ['**/*.walk.test.ts'], walk: [] }),
  globalSetup: './support/start-product.ts',
  fullyParallel: true,
  workers: 2,
  // Limits that only what hangs reaches: a machine may be many times slower than the one before.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PORTAL_JOURNEYS_REPORT'] ?? '../test-results/e2e.json' }],
  ],
  outputDir: '../test-results/e2e',
  use: {
    browserName: 'chromium',
    // The workers are started, and read this file again, when the product is up.
    baseURL: process.env['PORTAL_ORIGIN'] ?? '',
    ...desk,
    reducedMotion: 'reduce',
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    screenshot: 'only-on-failure',
    launchOptions: chromium,
  },
});
