/** The style of a subsystem reaches its own elements and nothing else: neither the shell nor another subsystem. */
export const scopedCss = (css: string, key: string): string =>
  `@scope ([data-subsystem="${key}"]){${css}}`;
