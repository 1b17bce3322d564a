/** Removes a trailing slash: both spellings lead to the same page. */
export const withoutTrailingSlash = (path: string): string =>
  path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;
