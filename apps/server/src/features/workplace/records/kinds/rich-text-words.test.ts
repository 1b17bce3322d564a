import { displayGuides } from '@portal/cms/records/display-guides';
import { expect, test } from 'vitest';
import { wordsOf } from '../table.ts';

test('FIX-27 a record is found by the words of its rich text, and not by its tags', () => {
  const body = '<h2>主推区</h2><p style="color: #333333">价签<strong>朝外</strong></p>';
  const words = wordsOf(displayGuides, 'CL001', { title: '冬季主推', body });
  expect(words).toContain('主推区 价签朝外');
  expect(words).not.toMatch(/strong|color|h2/);
});
