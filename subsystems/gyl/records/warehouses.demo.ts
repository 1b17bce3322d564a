import type { World } from '@portal/demonstration/world/world';
import { warehouses } from './places.ts';

/** The warehouse people, those with an account set of the supply chain first. */
export const warehousePeople = (world: World): string[] =>
  world.staffOfDepartment('A01A04A04').map(({ workNo }) => workNo);

export const warehouseNames = new Map<string, string>(
  warehouses.map(({ value, label }) => [value, label]),
);
