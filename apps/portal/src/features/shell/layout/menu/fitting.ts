/**
 * How many items of a row are shown, given where each ends when all stand in one line (pixels from the row's
 * start). When not all fit, the last place is kept free for the item that holds the rest.
 */
export function fitting(ends: readonly number[], room: number, moreWidth: number): number {
  if ((ends.at(-1) ?? 0) <= room) return ends.length;
  const first = ends.findIndex((end) => end + moreWidth > room);
  return Math.max(0, first);
}
