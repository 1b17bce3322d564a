import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type * as Registry from '../src/pages.ts';

const registry = join(import.meta.dirname, '../src/pages.ts');
const virtual = '\0page-addresses';

/**
 * Builds `#page-addresses` as the addresses and audiences of the page registry alone. The script of the first paint and
 * the files shared with subsystems then name no file of a page, and stay the same when one changes.
 */
export function pageAddresses(): Plugin {
  return {
    name: 'portal:page-addresses',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === '#page-addresses' ? virtual : undefined),
    load: async (id) => (id === virtual ? moduleOf(await readRegistry()) : undefined),
  };
}

type Addresses = typeof Registry.pageAddresses;

/** Runs the registry, which imports nothing before a page is loaded. With `vite dev`, a changed one is run again. */
async function readRegistry(): Promise<Addresses> {
  const url = `${pathToFileURL(registry).href}?${statSync(registry).mtimeMs}`;
  const read: typeof Registry = await import(url);
  return read.pageAddresses;
}

/** Writes the rows grouped by audience, which takes two thirds of the bytes. */
function moduleOf(rows: Addresses): string {
  const groups = Object.groupBy(Object.entries(rows), ([, { audience }]) => audience);
  const lists = Object.entries(groups).map(([audience, own]) => {
    const paths = Object.fromEntries(own.map(([name, { path }]) => [name, path]));
    return `...rowsOf(${JSON.stringify(audience)}, ${JSON.stringify(paths)})`;
  });
  return `
    const rowsOf = (audience, paths) =>
      Object.entries(paths).map(([name, path]) => [name, { path, audience }]);
    export const pageAddresses = Object.fromEntries([${lists.join()}]);`;
}
