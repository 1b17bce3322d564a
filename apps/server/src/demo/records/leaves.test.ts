import { leaves } from '@portal/hr/records/leaves';
import { expect, test } from 'vitest';
import { momentOf } from '@portal/common/group-time';
import { recordsWithout } from '../world/test-world.ts';

test('leave is asked for before it is over', () => {
  const late = recordsWithout(
    leaves,
    ({ at, fields: { until } }) => typeof until === 'string' && at <= momentOf(`${until} 23:59:59`),
  );

  expect(late).toEqual([]);
});
