import { openEnvelope } from '@portal/contract/envelope';
import { expect, test } from 'vitest';
import { problemOf } from './problems.ts';

const refused = { success: false, message: '该记录已有新的修改', code: 409, timestamp: 0 };

test('KIT-11 a refusal that brings the present record along hands it to the page', () => {
  const present = { id: 'PD20261100001', version: 2 };

  const opened = openEnvelope({ ...refused, reason: 'record.stale', result: present });
  const problem = opened.ok ? undefined : problemOf(409, opened);

  expect(problem).toMatchObject({ reason: 'record.stale', result: present });
});

test('any other refusal has no result', () => {
  const opened = openEnvelope({ ...refused, reason: 'record.closed', result: null });

  expect(opened.ok ? undefined : problemOf(409, opened).result).toBeUndefined();
  expect(opened).not.toHaveProperty('result');
});
