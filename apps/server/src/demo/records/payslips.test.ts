import { payslips } from '@portal/hr/records/payslips';
import { isOfCast } from '@portal/demonstration/people/cast';
import { expect, test } from 'vitest';
import { demonstrationWorld } from '../world/demonstration-world.ts';
import { testSeed } from '../world/test-world.ts';

test.each([
  ['2026-12-01', '2026-11-10'],
  ['2026-12-09', '2026-11-10'],
  ['2026-12-10', '2026-12-10'],
  ['2026-12-11', '2026-12-10'],
  ['2027-01-05', '2026-12-10'],
  ['2027-01-31', '2027-01-10'],
])(
  'on %s whoever can sign in has the payslips of twelve months, of which that of %s alone is to be confirmed',
  (today, newest) => {
    const { world } = demonstrationWorld(new Date(`${today}T01:00:00Z`), testSeed);
    const byEmployee = Map.groupBy(world.recordsOf(payslips), ({ fields }) => fields['employee']);
    const wrong = world.people.filter(isOfCast).filter(({ workNo }) => {
      const slips = byEmployee.get(workNo) ?? [];
      const open = slips.filter(({ steps }) => !steps.some(({ step }) => step === 'confirm'));
      return (
        slips.length !== 12 ||
        new Set(slips.map(({ fields }) => fields['month'])).size !== 12 ||
        open.length !== 1 ||
        open[0]?.fields['paid'] !== newest
      );
    });

    expect(wrong).toEqual([]);
  },
);
