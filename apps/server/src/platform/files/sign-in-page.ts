import { type Brand, withBrand } from '@portal/contract/brand';
import { readFile, stat } from 'node:fs/promises';
import { EncodedContent } from './encoded-content.ts';

const attribute = /data-ways="[^"]*"/;

/** Contents of the page that an installation decides. */
export interface PageContent {
  /** The ways of signing in that are open, as the page has them in its `data-ways`. */
  ways: string;
  brand: Brand;
}

/**
 * The portal's page with the brand and the open ways of signing in written into it, so that its form shows no other and
 * need not ask. Made once for each build that is found there, and again when the content changes; undefined while there
 * is no build.
 */
export function createSignInPage(
  file: string,
  content: () => Promise<PageContent>,
): () => Promise<EncodedContent | undefined> {
  let known: { version: string; page: Promise<EncodedContent> } | undefined;
  return async () => {
    const [stats, written] = await Promise.all([stat(file).catch(() => undefined), content()]);
    if (!stats?.isFile()) return undefined;
    const version = `${stats.size} ${stats.mtimeMs} ${JSON.stringify(written)}`;
    if (known?.version !== version) known = { version, page: make(file, written) };
    return known.page;
  };
}

async function make(file: string, { ways, brand }: PageContent): Promise<EncodedContent> {
  const html = await readFile(file, 'utf8');
  const page = withBrand(html, brand)
    .replace(attribute, () => `data-ways="${ways}"`)
    .replaceAll(scriptOrComment, (part) => (part.startsWith('<!--') ? '' : part));
  return EncodedContent.ofText(page);
}

/** Comments are for those who read the source: without them the page is smaller than without a brand in it. */
const scriptOrComment = /<script[\s\S]*?<\/script>|<!--[\s\S]*?-->/g;
