import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { packageOf } from '@portal/subsystem/vite/shared';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import type { SharedModules } from '../src/features/shell/stage/loading/shared-modules.ts';

type Bundle = Rolldown.OutputBundle;
/** Earlier names of shared modules, with the present ones. */
type FormerNames = Readonly<Record<string, string>>;

const facade = '\0share:';
const here = createRequire(import.meta.url);

// Every shared module is an entry, and code between entries is cut into a file for each set of them that needs it:
// some twenty small ones, without these groups. Charts stay apart, they come when there is one to draw.
const groups = [
  // The first script and all it needs, in one file: the sign-in form waits for nothing else.
  { name: 'first', test: /boot\/main|vite\/preload-helper/ },
  // Icons among them: used by the kit and by the shell, which uses the kit, they would end up in the shell.
  {
    // Before the libraries, which come with the shell: the grid's own come with the first page that has one.
    name: 'grid',
    test: /node_modules\/@tanstack\/(?:react-table|table-core|react-virtual|virtual-core)\/|packages\/ui\/src\/grid\//,
    includeDependenciesRecursively: false,
  },
  // The library of forms is 14 kB, and the sign-in form has none: it comes with the first page that has a form.
  {
    name: 'form',
    test: /node_modules\/(?:react-hook-form|@hookform|@standard-schema)\/|packages\/ui\/src\/forms\/(?:use-form|refusal)/,
    includeDependenciesRecursively: false,
  },
  // Selects over dictionaries and lookups come with the first form or filter that has one.
  {
    name: 'choosers',
    test: /packages\/(?:subsystem\/src\/choosers\/|ui\/src\/select\/)/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'parts',
    test: /packages\/ui\/src\/(?:fields\/|data\/(?:Descriptions|Steps|Timeline|descriptions|steps|timeline)|files\/|feedback\/[Rr]esult|forms\/SelectField)/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'dates',
    test: /node_modules\/(?:react-aria|react-aria-components|react-stately|@react-aria|@react-types|@internationalized|@swc|client-only)\/|packages\/ui\/src\/dates\//,
    includeDependenciesRecursively: false,
  },
  {
    name: 'antd',
    test: /node_modules\/(?:antd|@ant-design|@rc-component|@babel\/runtime|@emotion|dayjs|stylis|csstype|is-mobile|json2mq|react-is|string-convert|throttle-debounce|compute-scroll-into-view|scroll-into-view-if-needed)\/|packages\/subsystem\/src\/antd\//,
    includeDependenciesRecursively: false,
  },
  // What the table of records shares with the parts that come at the first need of one.
  {
    name: 'records',
    test: /packages\/subsystem\/src\/records\//,
    includeDependenciesRecursively: false,
    minShareCount: 2,
  },
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|scheduler|@tanstack|zod|clsx|lucide-react)\/|rolldown\/runtime/,
  },
  // What is asked when somebody sees to their account, or has to prove more than a password: no part of a landing, where
  // each schema has to be put up before anything is drawn.
  {
    name: 'account',
    test: /packages\/contract\/src\/(?:identity\/(?:second-factor|reauthentication|passkey|new-accounts)|access\/roles)\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'kit',
    test: new RegExp(
      [
        'packages/(?:client|common|contract|subsystem|ui)/src/(?!analysis/board/TrendChart|antd/|choosers/|data/(?:Chart|chart-|Descriptions|Steps|Timeline)|dates/|feedback/Result|fields/|files/(?:Upload|use-|File|file-|upload)|forms/(?:use-form|refusal|SelectField|UniqueField)|grid/|pinyin/|records/|rich-text/|select/)',
        // A file of a few lines costs a request like any other.
        'page-addresses$',
        'apps/portal/src/(?:platform/(?:navigation/(?:paths|router-port)|guard/redirect)|features/identity/sign-in/external/)',
      ].join('|'),
    ),
    includeDependenciesRecursively: false,
    // What the shell alone uses stays with the shell, or the two would import each other in a circle.
    minShareCount: 2,
  },
  {
    name: 'platform',
    // What the header shares with parts that come later is a few lines, too.
    test: /apps\/portal\/src\/(?:platform\/(?!navigation\/page-titles).*\.ts$|features\/(?:workplace\/search\/(?:recent|use)-pages|notices\/announcements\/[Pp]riority))/,
    includeDependenciesRecursively: false,
    minShareCount: 2,
  },
];

/** Modules that come in one file, and the entry of the build that brings them. */
interface Offer {
  id: string;
  name: string;
  specifiers: readonly string[];
}

/**
 * Offers modules of this build to subsystems that are built elsewhere: an entry for each file they are to come in, which
 * shares its code with the shell's own, an import map that leads there, and a note of each one's version and style.
 * `formerNames` are earlier names of shared modules, by which they are offered too.
 */
export function shareProvider(
  files: readonly (readonly string[])[],
  formerNames: FormerNames = {},
): Plugin {
  const offers = files.map(offerOf);
  return {
    name: 'share-provider',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    buildStart() {
      for (const { id, name } of offers) {
        this.emitFile({ type: 'chunk', id, name, preserveSignature: 'strict' });
      }
    },
    resolveId: (id) => (id.startsWith(facade) ? id : undefined),
    async load(id) {
      const offer = offers.find((one) => one.id === id);
      if (!offer) return undefined;
      const exported = await Promise.all(
        offer.specifiers.map(async (specifier) => {
          const resolved = await this.resolve(specifier, import.meta.filename);
          if (!resolved) throw new Error(`${specifier} is to be shared, but is not there.`);
          return (await this.load({ id: resolved.id })).exports ?? [];
        }),
      );
      refuseTwice(exported.flat());
      return offer.specifiers.map((name, at) => facadeOf(name, exported[at] ?? [])).join('');
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => tagsOf(offers, bundle, formerNames),
    },
  };
}

function offerOf(specifiers: readonly string[]): Offer {
  const [first = ''] = specifiers;
  const name = first.replaceAll(/\W+/g, '-');
  return { id: facade + specifiers.join(), name: `shared-${name}`, specifiers };
}

/** A name two modules of one file export would be nobody's, and silently so. */
function refuseTwice(names: readonly string[]): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new Error(`Two modules that are shared in one file export ${twice}.`);
}

/** Hands on everything a module exports, `default` too. */
function facadeOf(specifier: string, exports: readonly string[]): string {
  const from = JSON.stringify(specifier);
  if (exports.includes('default')) return `export * from ${from};export { default } from ${from};`;
  if (exports.length > 0) return `export * from ${from};`;
  // CommonJS says its names only when it is run; a browser wants them written down.
  const names = Object.keys(here(specifier)).filter((name) => /^[a-z_$][\w$]*$/i.test(name));
  return `import whole from ${from};export default whole;export const {${names.join()}} = whole;`;
}

function tagsOf(
  offers: readonly Offer[],
  bundle: Bundle,
  formerNames: FormerNames,
): HtmlTagDescriptor[] {
  const imports: Record<string, string> = {};
  const shared: SharedModules = {};
  for (const { id, specifiers } of offers) {
    const chunk = Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.facadeModuleId === id,
    );
    if (chunk?.type !== 'chunk')
      throw new Error(`${specifiers.join()} did not come out of the build.`);
    for (const specifier of specifiers) {
      const names = Object.keys(formerNames).filter((name) => formerNames[name] === specifier);
      for (const name of [specifier, ...names]) {
        imports[name] = `/${chunk.fileName}`;
        shared[name] = { version: versionOf(specifier), css: cssOf(chunk, bundle) };
      }
    }
  }
  return [
    // Ahead of every module script, or the browser does not heed it.
    dataBlock({ type: 'importmap' }, { imports }),
    dataBlock({ type: 'application/json', id: 'shared-modules' }, shared),
  ];
}

const dataBlock = (attrs: Record<string, string>, data: unknown): HtmlTagDescriptor => ({
  tag: 'script',
  attrs,
  children: JSON.stringify(data),
  injectTo: 'head-prepend',
});

/** Our own modules have no version but that of the SDK, which the manifest of a subsystem names by itself. */
const versionOf = (specifier: string): string | null =>
  specifier.startsWith('@portal/')
    ? null
    : JSON.parse(readFileSync(here.resolve(`${packageOf(specifier)}/package.json`), 'utf8'))
        .version;

/** The style of a chunk and of all it imports; a browser that imports them by itself would go without. */
function cssOf(chunk: Rolldown.OutputChunk, bundle: Bundle, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const own = [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`);
  const imported = chunk.imports.flatMap((fileName) => {
    const next = bundle[fileName];
    return next?.type === 'chunk' ? cssOf(next, bundle, seen) : [];
  });
  return [...new Set([...imported, ...own])];
}
