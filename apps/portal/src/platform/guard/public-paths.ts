import { paths } from '../navigation/paths.ts';

const signInPages: ReadonlySet<string> = new Set([
  paths.login,
  paths.newLogin,
  paths.phoneLogin,
  paths.dingLogin,
  paths.dingMobile,
  paths.thirdLogin,
]);

/** Pages open without a token (spec section 2), shown without header and menu. */
const publicPages: ReadonlySet<string> = new Set([
  ...signInPages,
  paths.register,
  paths.registerResult,
  paths.alteration,
  paths.portalHome,
  paths.testHome,
  paths.announcementPreview,
  paths.forbidden,
  paths.notFound,
  paths.setup,
]);

/** Returns whether a path is the sign-in page, which is in the HTML and works before the program arrives. */
export const isSignInPage = (path: string): boolean => signInPages.has(path);

export const isPublicPath = (path: string): boolean => publicPages.has(path);
