import { answerInstead, fetchWhole } from '@portal/testing/answer-instead';
import type { Page } from '@playwright/test';
import { createHash } from 'node:crypto';

/** A subsystem of one page: a field that marks the page as unsaved. */
const program = `export const ams = {
  sdk: 1,
  key: 'ams',
  mount({ container, noteUnsaved }) {
    let note;
    container.innerHTML = '<h1>填报</h1><label>备注 <textarea></textarea></label>';
    container.querySelector('textarea').addEventListener('input', () => (note ??= noteUnsaved()));
    return { unmount() {} };
  },
};`;

/** Serves that page for every page of administration; no page of the product has such a form yet. */
export async function serveUnsavedPage(page: Page): Promise<void> {
  const hash = createHash('sha384').update(program).digest('base64');
  const manifest = {
    key: 'ams',
    sdk: 1,
    version: '0.0.1',
    requires: {},
    entry: 'stand-in.js',
    css: [],
    preload: [],
    integrity: { 'stand-in.js': `sha384-${hash}` },
  };
  await answerInstead(page, '**/subsystem/list?*', async (route) => {
    const response = await fetchWhole(route);
    const answer = await response.json();
    for (const system of answer.result) delete system.manifest;
    await route.fulfill({ response, json: answer });
  });
  await page.route('**/apps/ams/subsystem.json', (route) => route.fulfill({ json: manifest }));
  await page.route('**/apps/ams/stand-in.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: program }),
  );
}
