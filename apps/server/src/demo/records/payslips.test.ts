import { payslips } from '@portal/hr/records/payslips';
import { isOfCast } from '@portal/demonstration/people/cast';
import { expect, test } from 'vitest';
import { demonstrationWorld } from '../world/demonstration-world.ts';
import { testSeed } from '../world/test-world.ts';

test('on every day of a month, who can sign in has the payslips of twelve months, of which the newest is to be confirmed', () => {
  for (const today of ['2026-12-01', '2026-12-09', '2026-12-10', '2026-12-11', '2027-01-31']) {
    const { world } = demonstrationWorld(new Date(`${today}T01:00:00Z`), testSeed);
    const ofEach = Map.groupBy(world.recordsOf(payslips), ({ fields }) => fields['employee']);
    const wrong = world.people.filter(isOfCast).filter(({ workNo }) => {
      const slips = ofEach.get(workNo) ?? [];
      const confirmed = slips.map(({ steps }) => steps.some(({ step }) => step === 'confirm'));
      return (
        new Set(slips.map(({ fields }) => fields['month'])).size !== 12 ||
        confirmed.indexOf(false) !== 11 ||
        slips.some(({ fields: { paid } }) => typeof paid !== 'string' || paid > today)
      );
    });
    expect({ today, wrong }).toEqual({ today, wrong: [] });
  }
});
