import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../portal.ts';

/**
 * Returns the accessibility faults of a page: rule, elements and what is wrong with them. It looks in the page itself and
 * collects nothing else: 1 s for a list, where a second page that gathers all results takes 5. A frame of another site is
 * that site's own.
 */
export async function faultsOf(page: Page, narrow = (all: AxeBuilder): AxeBuilder => all) {
  const all = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await narrow(all).analyze();
  return violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ html, failureSummary }) => [html, failureSummary]),
  ]);
}

/** The rules that judge colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Expects no accessibility fault in either scheme; leaves the page in the light one. The schemes differ in nothing but
 * their colours, so in the dark one these alone are looked at.
 */
export async function expectAccessible(page: Page, what?: string): Promise<void> {
  for (const scheme of ['dark', 'light'] as const) {
    await page.evaluate(async (chosen) => {
      document.documentElement.dataset['scheme'] = chosen;
      // What is cancelled meanwhile, such as the sign of a page that loads, has ended as well.
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    }, scheme);
    const faults = await faultsOf(page, (all) =>
      scheme === 'dark' ? all.withRules(colourRules) : all,
    );
    expect(faults, [what, scheme].filter(Boolean).join(', ')).toEqual([]);
  }
}
