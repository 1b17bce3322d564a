import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './portal.ts';

/** Expects no accessibility fault in either scheme; leaves the page in the light one. */
export async function expectAccessible(page: Page, what?: string): Promise<void> {
  for (const scheme of ['dark', 'light']) {
    await page.evaluate(async (chosen) => {
      document.documentElement.dataset['scheme'] = chosen;
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
    }, scheme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const faults = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
    expect(faults, [what, scheme].filter(Boolean).join(', ')).toEqual([]);
  }
}
