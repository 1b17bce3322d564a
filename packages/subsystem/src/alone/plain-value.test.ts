import { getDraft, listAnnouncements } from '@portal/contract/notices/announcement-desk';
import { getBoard } from '@portal/contract/analysis/board';
import { listTemplates } from '@portal/contract/notices/message-templates';
import { expect, test } from 'vitest';
import { plainValue } from './plain-value.ts';

test('what a call answers in the simulated shell is what its contract allows', () => {
  for (const { path, result } of [listAnnouncements, getDraft, listTemplates, getBoard]) {
    expect({ path, ...result.safeParse(plainValue(result)) }).toMatchObject({ success: true });
  }
});

test('lists are empty, and what may be missing is', () => {
  expect(plainValue(listAnnouncements.result)).toMatchObject({ records: [] });
  expect(plainValue(getBoard.result)).toMatchObject({ target: null, figures: [] });
});
