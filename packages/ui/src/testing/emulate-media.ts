/// <reference types="@vitest/browser-playwright" />
import { cdp } from 'vitest/browser';

/** Has the browser lay a component test's page out for `print` or `screen`; '' is as it was. */
export async function emulateMedia(media: 'print' | 'screen' | ''): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media });
}
