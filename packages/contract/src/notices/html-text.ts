/** A tag. It ends before the next `<`: otherwise each of many that nothing closes would be read on to the very end. */
const tag = /<[^<>]*>/g;
const lineEnd = /<(?:br|\/p|\/li|\/h\d)[^<>]*>/g;

/** The text of HTML as it is read where nothing is shown but text, a line for each paragraph. */
export const textOfHtml = (html: string): string =>
  html.replaceAll(lineEnd, '\n').replaceAll(tag, '').trim();

/** Returns whether HTML has no words in it; it may have pictures. */
export const hasNoWords = (html: string): boolean =>
  html.replaceAll(tag, '').replaceAll(/&nbsp;|\s/g, '') === '';
