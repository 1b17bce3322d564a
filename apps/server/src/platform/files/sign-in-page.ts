import { readFile, stat } from 'node:fs/promises';
import { EncodedContent } from './encoded-content.ts';

const attribute = /data-ways="[^"]*"/;

/**
 * The portal's page with the open ways of signing in written into it, so that the form in it shows no other and need not
 * ask. Made once for each build that is found there; undefined while there is none.
 */
export function createSignInPage(
  file: string,
  ways: string,
): () => Promise<EncodedContent | undefined> {
  let known: { version: string; page: Promise<EncodedContent> } | undefined;
  return async () => {
    const stats = await stat(file).catch(() => undefined);
    if (!stats?.isFile()) return undefined;
    const version = `${stats.size} ${stats.mtimeMs}`;
    if (known?.version !== version) known = { version, page: make(file, ways) };
    return known.page;
  };
}

async function make(file: string, ways: string): Promise<EncodedContent> {
  const html = await readFile(file, 'utf8');
  return EncodedContent.ofText(html.replace(attribute, `data-ways="${ways}"`));
}
