import { Priority } from '@portal/contract/notices/announcements';
import { expect, test } from 'vitest';
import { priorityWord } from './PriorityTag.tsx';

test('NTC-03 every priority of the wire has its word', () => {
  expect(Priority.options.map(priorityWord)).toEqual(['一般', '重要', '紧急']);
});
