import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { boardPage, derivedPagesIn, type MenuItem } from '@portal/contract/subsystems/menu';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { type Manifest, sdkVersion } from '@portal/subsystem/manifest';
import type { Plugin, Rolldown } from 'vite';
import { z } from 'zod';
import { scopedCss } from './scope-css.ts';
import { packageOf } from './shared.ts';

type Bundle = Rolldown.OutputBundle;

/** Confines the style of the build to the subsystem and writes `subsystem.json` beside what was built. */
export function subsystemManifest(key: SubsystemKey): Plugin {
  let root = '';
  return {
    name: 'subsystem-manifest',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) {
            file.source = scopedCss(textOf(file.source), key);
          }
        }
        const integrity = integrityOf(bundle);
        const { version = '0.0.0' } = readPackage(join(root, 'package.json'));
        const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
        const components = entry && (await pageNames(this.parse(entry.code), root));
        const manifest: Manifest = {
          key,
          sdk: sdkVersion,
          version: `${version}+${fingerprintOf(integrity)}`,
          ...(components && { components }),
          ...graphOf(bundle),
          requires: versionsOf(takenFromShell(chunksOf(bundle), bundle), root),
          integrity,
        };
        this.emitFile({
          type: 'asset',
          fileName: 'subsystem.json',
          source: JSON.stringify(manifest, null, 2),
        });
      },
    },
  };
}

/**
 * The names of a subsystem's pages: the keys of `pages: { … }` in its built entry, and what its menu lists where it has
 * `derived` ones; undefined where they are not written out, so that nothing is assumed.
 */
async function pageNames(entry: object, root: string): Promise<string[] | undefined> {
  const { pages = { properties: [] }, derived } = findDefinition(entry) ?? { pages: null };
  const own = z.object({ properties: z.array(WrittenKey) }).safeParse(pages).data;
  const written = own?.properties.map(({ key }) => key.value ?? key.name ?? '');
  const listed = derived === undefined ? [] : await listedIn(join(root, 'menu.ts'));
  return written && [...new Set([...written, ...listed])].toSorted();
}

/** The names of the pages that `pagesOfSystem` makes of the menu in a file. */
async function listedIn(file: string): Promise<string[]> {
  const { menu, board }: { menu: Readonly<Record<string, MenuItem>>; board?: object } =
    await import(pathToFileURL(file).href);
  const lists = derivedPagesIn(menu).map(({ component }) => component);
  return board === undefined ? lists : [boardPage, ...lists];
}

/** A property whose key is a text or a plain name; spread and computed ones are none. */
const WrittenKey = z.object({
  type: z.literal('Property'),
  computed: z.literal(false),
  key: z.object({ value: z.string().optional(), name: z.string().optional() }),
});

const Definition = z.object({
  type: z.literal('ObjectExpression'),
  properties: z.array(WrittenKey.extend({ value: z.unknown() })),
});

/** Returns the members of what `defineSubsystem` is given: the object with a key and pages. An item of a menu has no key. */
function findDefinition(node: unknown): Record<string, unknown> | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const { data } = Definition.safeParse(node);
  if (data) {
    const members = Object.fromEntries(
      data.properties.map(({ key, value }) => [key.value ?? key.name ?? '', value]),
    );
    if ('key' in members && ('pages' in members || 'derived' in members)) return members;
  }
  for (const inner of Object.values(node)) {
    const found = findDefinition(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The entry and all style; the scripts the entry imports without being asked, and what is asked for later. */
function graphOf(bundle: Bundle): Pick<Manifest, 'entry' | 'css' | 'preload' | 'later'> {
  const all = chunksOf(bundle);
  const entry = all.find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('A subsystem is built from one entry.');
  const atOnce = new Set<Rolldown.OutputChunk>();
  const reach = (chunk: Rolldown.OutputChunk): void => {
    if (atOnce.has(chunk)) return;
    atOnce.add(chunk);
    all.filter(({ fileName }) => chunk.imports.includes(fileName)).forEach(reach);
  };
  reach(entry);
  const takenAtOnce = new Set([...atOnce].flatMap(({ imports }) => imports));
  return {
    entry: entry.fileName,
    css: Object.keys(bundle).filter((fileName) => fileName.endsWith('.css')),
    preload: namesOf([...atOnce].filter((chunk) => chunk !== entry)),
    later: {
      files: namesOf(all.filter((chunk) => !atOnce.has(chunk))),
      requires: takenFromShell(all, bundle).filter((name) => !takenAtOnce.has(name)),
    },
  };
}

/** The shared modules some files of the build import. */
function takenFromShell(chunks: readonly Rolldown.OutputChunk[], bundle: Bundle): string[] {
  const taken = chunks
    .flatMap((chunk) => [...chunk.imports, ...chunk.dynamicImports])
    .filter((imported) => !(imported in bundle));
  return [...new Set(taken)].toSorted();
}

/** Ours move with the SDK's version, so being there is all that is asked of them. */
function versionsOf(specifiers: readonly string[], root: string): Manifest['requires'] {
  const { resolve } = createRequire(join(root, 'package.json'));
  return Object.fromEntries(
    specifiers.map((specifier) => {
      if (specifier.startsWith('@portal/')) return [specifier, '*'];
      const { version = '' } = readPackage(resolve(`${packageOf(specifier)}/package.json`));
      const [major, minor] = version.split('.');
      return [specifier, `^${major}.${minor}.0`];
    }),
  );
}

const namesOf = (chunks: readonly Rolldown.OutputChunk[]): string[] =>
  chunks.map(({ fileName }) => fileName);

const integrityOf = (bundle: Bundle): Manifest['integrity'] =>
  Object.fromEntries(
    Object.values(bundle).map((file) => [
      file.fileName,
      sha384(file.type === 'chunk' ? file.code : file.source),
    ]),
  );

/** Tells one build of a version from another: the registry takes each version with one set of files only. */
const fingerprintOf = (integrity: Manifest['integrity']): string =>
  createHash('sha256')
    .update(Object.values(integrity).toSorted().join(' '))
    .digest('hex')
    .slice(0, 8);

const chunksOf = (bundle: Bundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk');

const textOf = (source: string | Uint8Array): string =>
  typeof source === 'string' ? source : new TextDecoder().decode(source);

export const sha384 = (content: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

const readPackage = (file: string): { version?: string } => JSON.parse(readFileSync(file, 'utf8'));
