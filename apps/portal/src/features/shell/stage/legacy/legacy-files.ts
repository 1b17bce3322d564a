import { chunkTimeoutMs } from '@portal/contract/limits';
import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { SubsystemFailure } from '@portal/subsystem/failure';
import { askHost } from '../loading/fetch-from-host.ts';
import { manifestAtHand } from '../loading/registered-manifest.ts';
import { checkedManifest } from '../loading/manifest.ts';
import type { File } from '../loading/page-assets.ts';

/** What a legacy app is made of. */
export interface LegacyFiles {
  /** In the order in which they run; the last one leaves the app on the window. */
  scripts: File[];
  styles: File[];
  /** What stands in its page before anything runs: the app looks for its place in it. */
  markup: string;
  /** Where its further files lie. */
  base: string;
}

/**
 * The files of a legacy app: of a registered release with their hashes, else those its page names (an HTML entry), or
 * the one script it is (a JS entry), as they are at this moment.
 */
export async function findLegacyFiles(
  entry: SubsystemEntry,
  signal: AbortSignal = AbortSignal.timeout(chunkTimeoutMs),
): Promise<LegacyFiles> {
  const registered = manifestAtHand(entry);
  if (registered) return filesOf(entry, registered);
  if (entry.entry === null) {
    throw new SubsystemFailure('missing', `${entry.sysType} has no entry.`);
  }
  const base = new URL(entry.entry, document.baseURI).href;
  if (/\.m?js(?:\?|$)/.test(base)) {
    return { scripts: [{ href: base }], styles: [], markup: '', base };
  }
  return filesOfPage(await askHost(base, (response) => response.text(), signal), base);
}

/** A release lists the scripts that run before the entry under `preload`. */
function filesOf(
  entry: SubsystemEntry,
  { answer, base }: { answer: unknown; base: string },
): LegacyFiles {
  const manifest = checkedManifest(answer, entry, {});
  const fileOf = (name: string): File => ({
    href: new URL(name, base).href,
    integrity: manifest.integrity[name],
  });
  return {
    scripts: [...manifest.preload, manifest.entry].map(fileOf),
    styles: manifest.css.map(fileOf),
    markup: '<div id="app"></div>',
    base,
  };
}

/** Scripts written into the page itself do not run: the portal's policy allows none but its own. */
function filesOfPage(html: string, base: string): LegacyFiles {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const fileAt = (element: Element, attribute: string): File => ({
    href: new URL(element.getAttribute(attribute) ?? '', base).href,
    integrity: element.getAttribute('integrity') ?? undefined,
  });
  const scripts = [...page.querySelectorAll('script[src]')].map((one) => fileAt(one, 'src'));
  const links = page.querySelectorAll('link[rel="stylesheet"][href]');
  const styles = [...links].map((one) => fileAt(one, 'href'));
  for (const done of page.querySelectorAll('script, link, style, meta')) done.remove();
  return { scripts, styles, markup: page.body.innerHTML, base };
}
