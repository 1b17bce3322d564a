import { type getBoard, Period, BoardPath } from '@portal/contract/analysis/board';
import type { z } from 'zod';

/** The period an address asks for; the month where it asks for none, or for one we do not have. */
export function periodOf(search: string): Period {
  const asked = Period.safeParse(new URLSearchParams(search).get('period'));
  return asked.data ?? 'month';
}

/** The part of a board an address asks for; undefined for the whole, and for what cannot be a part. */
export const withinOf = (search: string): BoardPath | undefined =>
  BoardPath.safeParse(new URLSearchParams(search).get('within')).data;

type BoardQuery = z.input<typeof getBoard.input>;

/** The input of `getBoard` for a system's address. */
export function boardQueryOf(system: BoardQuery['system'], search: string): BoardQuery {
  const within = withinOf(search);
  return { system, period: periodOf(search), ...(within && { within }) };
}

/** Returns whether a single day is open: then no period is offered. */
export const isOneDay = (within: BoardPath | undefined): boolean => /(^|\/)day:/.test(within ?? '');

export const addressOf = (
  path: string,
  { period, within }: { period: Period; within?: BoardPath | undefined },
): string => {
  const query = new URLSearchParams({ period, ...(within && { within }) });
  return `${path}?${query.toString()}`;
};
