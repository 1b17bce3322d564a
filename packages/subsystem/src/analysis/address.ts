import { type getBoard, Period, Within } from '@portal/contract/analysis/board';
import type { z } from 'zod';

/** The period an address asks for; the month where it asks for none, or for one we do not have. */
export function periodOf(search: string): Period {
  const asked = Period.safeParse(new URLSearchParams(search).get('period'));
  return asked.data ?? 'month';
}

/** The part of a board an address asks for; undefined for the whole, and for what cannot be a part. */
export const withinOf = (search: string): Within | undefined =>
  Within.safeParse(new URLSearchParams(search).get('within')).data;

type Asked = z.input<typeof getBoard.input>;

/** What the board of a system asks the server for at an address. */
export function boardAsked(system: Asked['system'], search: string): Asked {
  const within = withinOf(search);
  return { system, period: periodOf(search), ...(within && { within }) };
}

/** Whether a single day is open: then no period is to be chosen. */
export const isOneDay = (within: Within | undefined): boolean => /(^|\/)day:/.test(within ?? '');

export const addressOf = (
  path: string,
  { period, within }: { period: Period; within?: Within | undefined },
): string => {
  const query = new URLSearchParams({ period, ...(within && { within }) });
  return `${path}?${query.toString()}`;
};
