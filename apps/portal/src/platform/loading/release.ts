import { send } from '@portal/client/send';
import { getNews } from '@portal/contract/epochs';
import { createCell } from '@portal/common/cell';

/** Which release this page is, as the build wrote it into it; in development there is none. */
export const ownRelease =
  document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? '';

/** The release the server gives out, where it is not that of this page; null as far as is known. */
export const newerRelease = createCell<string | null>(null);

export function noteRelease(given: string): void {
  const newer = ownRelease !== '' && given !== '' && given !== ownRelease ? given : null;
  if (newer !== newerRelease.get()) newerRelease.set(newer);
}

/** Asks the server which release it gives out; answers one that is not this page's. */
export async function fetchNewerRelease(): Promise<string | null> {
  try {
    noteRelease((await send(getNews, {}, { quiet: true })).release);
  } catch {
    // It cannot say: what is known by now counts.
  }
  return newerRelease.get();
}
