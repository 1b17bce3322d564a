import { endsAtAll } from '@portal/testing/ends-at-all';
import { expect, test } from 'vitest';
import { failedSegment } from './check-rule.ts';

test('A64 a pattern that could keep a checker busy for ever is tried in steps as many as the value is long', () => {
  const busy = { digits: '*', pattern: '(a+)+$', message: '测试' } as const;

  expect(() => endsAtAll(() => failedSegment([busy], `${'a'.repeat(99)}!`))).not.toThrow();
});
