import type { Canary } from '@portal/contract/subsystems/subsystem-releases';

/** The typed audience of a trial. */
export interface TypedCanary {
  percent: string;
  stores: string;
}

/** One that runs as it would be typed; without one, what a first trial is like. */
export const typedOf = (running: Pick<Canary, 'percent' | 'stores'> | undefined): TypedCanary => ({
  percent: String(running?.percent ?? 10),
  stores: running?.stores.join(' ') ?? '',
});

/** A share as it was typed; undefined for what is none. */
export function percentIn(text: string): number | undefined {
  const typed = text.trim() === '' ? '0' : text.trim();
  return /^\d{1,3}$/.test(typed) && Number(typed) <= 100 ? Number(typed) : undefined;
}

/** Store numbers as they were typed, or pasted from a column of a sheet; each once. */
export const storesIn = (text: string): string[] => [
  ...new Set(text.split(/[\s,，、;；]+/).filter((part) => part !== '')),
];
