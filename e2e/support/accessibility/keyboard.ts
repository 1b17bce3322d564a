import type { Page } from '@playwright/test';
import { expect } from '../portal.ts';

/** Returns whether what has the focus can be told by looking. */
export const focusIsSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return false;
    return [element, element.closest('label')].some((each) => {
      if (!each) return false;
      const { boxShadow, outlineStyle } = getComputedStyle(each);
      return boxShadow !== 'none' || outlineStyle !== 'none';
    });
  });

/** More than the controls of any page. */
const mostSteps = 400;

/**
 * Walks through the content of a page by Tab: expects the focus to come to each of its controls, and to leave the page at
 * its end. That it is seen is a matter of each control.
 */
export async function expectWalkedByTab(page: Page): Promise<void> {
  await page.getByRole('main').evaluate((main) => main.focus());
  const reached = await page.evaluateHandle(() => new Set<Element | null>());
  const isInside = () =>
    reached.evaluate((known) => {
      known.add(document.activeElement);
      return document.activeElement?.closest('#content') !== null;
    });
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab');
    if (!(await isInside())) break;
  }
  expect(await isInside(), 'the focus leaves the page').toBe(false);
  const missed = await reached.evaluate((known) => {
    const controls = document.querySelectorAll<HTMLElement>(
      '#content :is(a[href], button, input, select, textarea, summary, [tabindex])',
    );
    /** Of radio buttons of one name, and of what is in a tree or a grid, one has the focus; arrows lead to the others. */
    const isReached = (control: HTMLElement): boolean => {
      const whole = control.closest('[role=tree], [role=treegrid], [role=grid]');
      const name = control.matches('[type=radio]') ? control.getAttribute('name') : null;
      return [...known].some(
        (each) =>
          each === control ||
          (each !== null && whole?.contains(each)) ||
          (name !== null && each?.getAttribute('name') === name),
      );
    };
    return [...controls]
      .filter(
        (control) =>
          control.tabIndex >= 0 &&
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.matches(':disabled') &&
          !control.closest('[inert]'),
      )
      .filter((control) => !isReached(control))
      .map((control) => control.outerHTML.slice(0, 200));
  });
  expect(missed, 'reached by Tab').toEqual([]);
}
