/** A path without the slash it may end with: both lead to the same page. */
export const withoutTrailingSlash = (path: string): string =>
  path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;
