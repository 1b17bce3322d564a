import { type Period, Within } from '@portal/contract/analysis';

/** The part of a board an address asks for; undefined for the whole, and for what cannot be a part. */
export const withinOf = (search: string): Within | undefined =>
  Within.safeParse(new URLSearchParams(search).get('within')).data;

/** Whether a single day is open: then no period is to be chosen. */
export const isOneDay = (within: Within | undefined): boolean => /(^|\/)day:/.test(within ?? '');

export const addressOf = (
  path: string,
  { period, within }: { period: Period; within?: Within | undefined },
): string => {
  const query = new URLSearchParams({ period, ...(within && { within }) });
  return `${path}?${query.toString()}`;
};
