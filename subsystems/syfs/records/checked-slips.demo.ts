import { textIn } from '@portal/demonstration/world/field-readers';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import type { World } from '@portal/demonstration/world/world';

/** The people who look into tills; the auditor of the cast is one of them. */
export const lossPeople = (world: World): string[] =>
  world.staffOfDepartment('A01A10').map(({ workNo }) => workNo);

/** The fields of a check that are those of the slip it is about. */
export const slipFields = (slip: MadeRecord) => ({
  store: slip.scope,
  cashier: textIn(slip, 'cashier'),
  slip: slip.id,
  day: textIn(slip, 'day'),
});
