import { z } from 'zod';
import { defineCall } from './call.ts';

/** The epochs of permissions, menus and dictionaries, as every answer carries them in a header. */
export const EpochText = z.string().regex(/^\d{1,15}(?:\.\d{1,15}){2}$/);

/** The current epochs and release, for a page without a socket. */
export const getNews = defineCall({
  method: 'GET',
  path: '/common/sys/epochs',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile: ['password'],
  isBackground: true,
  input: z.strictObject({}),
  /** `release` names the portal that is given out now; empty where none is built. */
  result: z.object({ epochs: EpochText, release: z.string() }),
  refuses: [],
  rate: 'read',
});
export type ServerNews = z.infer<typeof getNews.result>;

export const unknownEpochs = '0.0.0';

const numbersOf = (epochs: string): number[] => epochs.split('.').map(Number);

/** Returns whether any epoch has risen. */
export function isAhead(epochs: string, known: string): boolean {
  const before = numbersOf(known);
  return numbersOf(epochs).some((value, place) => value > (before[place] ?? 0));
}

/** Compares two epoch texts. */
export function changedBetween(one: string, other: string): { access: boolean; words: boolean } {
  const [permission, menu, dictionary] = numbersOf(one);
  const [otherPermission, otherMenu, otherDictionary] = numbersOf(other);
  return {
    access: permission !== otherPermission || menu !== otherMenu,
    words: dictionary !== otherDictionary,
  };
}
