import { createCell } from '@portal/common/cell';
import {
  answerEveryKind,
  everyDictionary,
  everyKind,
  everyName,
  filledRecord,
} from '@portal/testing/every-kind';
import { emulateMedia } from '@portal/ui/testing/emulate-media';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { testingShell } from '../../choosers/testing-shell.tsx';
import { RecordsPage } from '../RecordsPage.tsx';
import '../records.css';

const html = '<h2>主推区</h2><p>价签<strong>朝外</strong></p>';
const event = {
  id: '1',
  at: filledRecord.createdAt,
  by: filledRecord.createdBy,
  kind: 'changed',
  step: null,
  fromState: null,
  toState: null,
  words: null,
  changes: [{ field: 'richText', from: '<h2>旧样窗</h2><p>三个模特</p>', to: html }],
};
const record = { ...filledRecord, fields: { ...filledRecord.fields, richText: html } };

function answer(path: string, input: Record<string, unknown>) {
  if (path.endsWith('/timeline')) return { events: [event], names: {} };
  if (path.endsWith('/every-kind')) return { records: [record], hasNext: false, names: everyName };
  if (path.endsWith('/one/:id')) return { ...record, names: everyName };
  return answerEveryKind(path, input);
}

test.each(['screen', 'print'] as const)(
  'FIX-27 rich text is text with its headings in a record, and text without tags in its timeline, on %s',
  async (media) => {
    const at = createCell({ path: '/ams/kinds', component: null, title: '样单', search: '' });
    const go = (to: string) =>
      at.set({ ...at.get(), search: new URL(to, 'http://test.invalid').search });
    const shell = testingShell(({ path, input }) => answer(path, input), {
      page: at,
      router: { get: at.get, subscribe: at.subscribe, push: go, replace: go },
      dictionaries: createCell(everyDictionary),
    });
    await render(
      <shell.Page>
        <RecordsPage type={everyKind} />
      </shell.Page>,
    );
    await page.getByRole('link', { name: record.id, exact: true }).click();
    const shown = page.getByRole('dialog', { name: `样单 ${record.id}` });
    const told = shown.getByRole('list', { name: '动态与评论' });
    await expect.element(told).toBeVisible();
    await emulateMedia(media);
    try {
      await expect.element(shown.getByRole('heading', { name: '主推区' })).toBeVisible();
      await expect.element(shown.getByRole('strong').filter({ hasText: '朝外' })).toBeVisible();
      const words = told.element();
      for (const text of ['旧样窗\n三个模特', '主推区\n价签朝外']) {
        expect(words).toHaveProperty('innerText', expect.stringContaining(text));
      }
      expect(shown.element()).toHaveProperty('innerText', expect.not.stringMatching(/<\/?\w/));
    } finally {
      await emulateMedia('');
    }
  },
);
