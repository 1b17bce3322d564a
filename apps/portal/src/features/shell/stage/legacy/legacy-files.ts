import { chunkTimeoutMs } from '@portal/contract/limits';
import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { SubsystemFailure } from '@portal/subsystem/failure';
import { fetchFromHost } from '../loading/fetch-from-host.ts';
import { registeredManifest } from '../loading/registered-manifest.ts';
import { checkedManifest } from '../loading/manifest.ts';
import type { AssetFile } from '../loading/page-assets.ts';

/** Files of a legacy app. */
export interface LegacyFiles {
  /** In the order in which they run; the last one defines the app on the window. */
  scripts: AssetFile[];
  styles: AssetFile[];
  /** HTML body of its page: the app looks for its container in it. */
  markup: string;
  /** Base address of its further files. */
  base: string;
}

/**
 * Returns the files of a legacy app: of a registered release with their hashes, else those its page names (an HTML
 * entry) or its one script (a JS entry), as they are now.
 */
export async function findLegacyFiles(
  entry: SubsystemEntry,
  signal: AbortSignal = AbortSignal.timeout(chunkTimeoutMs),
): Promise<LegacyFiles> {
  const registered = registeredManifest(entry);
  if (registered) return filesOf(entry, registered);
  if (entry.entry === null) {
    throw new SubsystemFailure('missing', `${entry.sysType} has no entry.`);
  }
  const base = new URL(entry.entry, document.baseURI).href;
  if (/\.m?js(?:\?|$)/.test(base)) {
    return { scripts: [{ href: base }], styles: [], markup: '', base };
  }
  return filesOfPage(await fetchFromHost(base, (response) => response.text(), signal), base);
}

/** A release lists the scripts that run before the entry under `preload`. */
function filesOf(
  entry: SubsystemEntry,
  { answer, base }: { answer: unknown; base: string },
): LegacyFiles {
  const manifest = checkedManifest(answer, entry, {});
  const fileOf = (name: string): AssetFile => ({
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
  const fileAt = (element: Element, attribute: string): AssetFile => ({
    href: new URL(element.getAttribute(attribute) ?? '', base).href,
    integrity: element.getAttribute('integrity') ?? undefined,
  });
  const scripts = [...page.querySelectorAll('script[src]')].map((one) => fileAt(one, 'src'));
  const links = page.querySelectorAll('link[rel="stylesheet"][href]');
  const styles = [...links].map((one) => fileAt(one, 'href'));
  for (const done of page.querySelectorAll('script, link, style, meta')) done.remove();
  return { scripts, styles, markup: page.body.innerHTML, base };
}
