/**
 * Returns how many items of a row fit, given where each ends when all are in one line (pixels from the row's start).
 * When not all fit, the last place is kept for the item with the rest.
 */
export function countFitting(ends: readonly number[], room: number, moreWidth: number): number {
  if ((ends.at(-1) ?? 0) <= room) return ends.length;
  const first = ends.findIndex((end) => end + moreWidth > room);
  return Math.max(0, first);
}
