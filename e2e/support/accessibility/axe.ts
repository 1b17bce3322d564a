import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from '../portal.ts';

declare global {
  interface Window {
    /** In a document it was brought into. */
    axe: typeof axe;
  }
}

/** Parts of a page that are looked at, by selectors, and the rules; the whole page and all rules by default. */
interface Look {
  include?: string;
  exclude?: string;
  rules?: string[];
}

/**
 * Returns the accessibility faults of a page: rule, elements and what is wrong with them. It looks in the page itself,
 * into which it is brought once (0.6 s of processor), and collects nothing else: 0.6 s for a list. A frame of another site
 * is that site's own.
 */
export async function faultsOf(page: Page, { include = 'html', exclude, rules }: Look = {}) {
  const { origin } = new URL(page.url());
  const own = page.frames().filter((frame) => originOf(frame) === origin);
  await Promise.all(own.map(bringAxe));
  const violations = await page.evaluate(
    async ([context, options]) => {
      // What is measured before it is painted, as the items of a menu, stands right after two frames.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { violations: found } = await window.axe.run(context, options);
      return found;
    },
    [
      { include, exclude: exclude ?? [] },
      { resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) },
    ] satisfies [axe.ContextObject, axe.RunOptions],
  );
  return violations.map(({ id, nodes }) => [
    id,
    nodes.map(({ html, failureSummary }) => [html, failureSummary]),
  ]);
}

const originOf = (frame: Frame): string | null => URL.parse(frame.url())?.origin ?? null;

/** Brings axe into a document, unless it is there; one that comes later is without it again. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in globalThis)) return;
  await frame.evaluate(axe.source);
}

/** The rules that judge colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Expects no accessibility fault in either scheme; leaves the page in the light one. The schemes differ in nothing but
 * their colours, so in the dark one these alone are looked at. A page is there when its heading is.
 */
export async function expectAccessible(page: Page, what?: string): Promise<void> {
  await page.locator('h1:visible').first().waitFor();
  for (const scheme of ['dark', 'light'] as const) {
    await page.evaluate(async (chosen) => {
      document.documentElement.dataset['scheme'] = chosen;
      // What is cancelled meanwhile, such as the sign of a page that loads, has ended as well.
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    }, scheme);
    const faults = await faultsOf(page, scheme === 'dark' ? { rules: colourRules } : {});
    expect(faults, [what, scheme].filter(Boolean).join(', ')).toEqual([]);
  }
}
