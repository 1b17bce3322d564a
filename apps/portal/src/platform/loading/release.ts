import { send } from '@portal/client/send';
import { getNews } from '@portal/contract/epochs';
import { createCell } from '@portal/common/cell';

/** The release of this page, written into it by the build; empty in development. */
export const ownRelease =
  document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? '';

/** The server's release when it differs from this page's; otherwise null. */
export const newerRelease = createCell<string | null>(null);

export function noteRelease(given: string): void {
  const newer = ownRelease !== '' && given !== '' && given !== ownRelease ? given : null;
  if (newer !== newerRelease.get()) newerRelease.set(newer);
}

/** Asks the server for its release; returns it when it differs from this page's. */
export async function fetchNewerRelease(): Promise<string | null> {
  try {
    noteRelease((await send(getNews, {}, { quiet: true })).release);
  } catch {
    // The call failed: the last known release counts.
  }
  return newerRelease.get();
}
