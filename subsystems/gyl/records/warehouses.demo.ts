import type { World } from '@portal/demonstration/world/world';
import { warehouses } from './places.ts';

/** The people of the warehouses; their work numbers. */
export const warehousePeople = (world: World): string[] =>
  world.staffOfDepartment('A01A04A04').map(({ workNo }) => workNo);

export const warehouseNames = new Map<string, string>(
  warehouses.map(({ value, label }) => [value, label]),
);
