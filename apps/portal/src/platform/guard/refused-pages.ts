import { spelledPath } from '@portal/contract/access/page-address';
import { send } from '@portal/client/send';
import type { Finding } from '@portal/contract/access/explain';
import { withoutTrailingSlash } from '../navigation/paths.ts';

/** Pages the user opened and may not see, by path, as the server explained them. */
const refused = new Map<string, Finding>();

/** Returns why a page the guard let pass is not shown; undefined for one the user may see. */
export const refusedPage = (path: string): Finding | undefined => refused.get(keyOf(path));

const keyOf = (path: string): string => withoutTrailingSlash(spelledPath(path));

/** Items that are shown in the menu only: their addresses are not pages (spec section 2). */
const withoutPage = ['no-page', 'form-builder'];

/** Returns the finding that a page exists and is closed to the user; undefined where they may open it, or it is none. */
export const closedPageIn = (findings: readonly Finding[], path: string): Finding | undefined =>
  findings.find(
    ({ about, sees, reasons, ...found }) =>
      about === 'page' &&
      sees === 'no' &&
      found.path !== null &&
      keyOf(found.path) === keyOf(path) &&
      !reasons.some(({ kind }) => withoutPage.includes(kind)),
  );

/**
 * Asks the server whether an address that the menu does not have is a page closed to the user. Such a page is refused
 * at its own address; any other address does not exist. A call that fails counts as no.
 */
export async function isRefusedPage(path: string): Promise<boolean> {
  const key = keyOf(path);
  const { explain } = await import('@portal/contract/access/explain');
  const answer = await send(explain, { asked: key }, { quiet: true }).catch(() => undefined);
  const finding = answer && closedPageIn(answer.findings, key);
  if (finding) refused.set(key, finding);
  else refused.delete(key);
  return finding !== undefined;
}
