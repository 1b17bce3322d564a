import { recordAt } from '@portal/contract/records/record-address';
import { pageAddresses } from '#page-addresses';
import { withoutTrailingSlash } from '../navigation/paths.ts';
import { isSignInPage } from '../navigation/sign-in-paths.ts';

const audiences = new Map(
  Object.values(pageAddresses).flatMap(({ path, audience }) => [
    [path, audience],
    [withoutTrailingSlash(path), audience],
  ]),
);

/** Returns whether a page is open without a session (spec section 2). It is drawn without header and menu. */
export const isPublicPath = (path: string): boolean =>
  isSignInPage(path) || audiences.get(path) === 'everyone';

/** Returns whether a page needs no menu. */
export const needsNoMenu = (path: string): boolean =>
  isPublicPath(path) || audiences.get(path) === 'signed-in';

/** Returns whether a path is one of the shell's own pages, which every signed-in user has, whatever their menu. */
export const isShellPage = (path: string): boolean =>
  audiences.get(path) === 'shell' || recordAt(path) !== undefined;
