import type { Readable, Theme } from '@portal/subsystem/contract';
import { themeAttributes } from '@portal/ui/tokens/theme-attributes';

/** The theme as the page shows it, whoever put it there: scheme and dye stand on the root element. */
export function pageTheme(): Readable<Theme> {
  // Not before it is asked for: the browser has to settle all style on the page to answer.
  let theme: Theme | undefined;
  return {
    get() {
      const now = read();
      if (now.scheme !== theme?.scheme || now.accent !== theme.accent) theme = now;
      return theme;
    },
    subscribe(changed) {
      const observer = new MutationObserver(changed);
      observer.observe(document.documentElement, { attributeFilter: themeAttributes });
      return () => observer.disconnect();
    },
  };
}

function read(): Theme {
  const { documentElement: root } = document;
  return {
    scheme: root.dataset['scheme'] === 'dark' ? 'dark' : 'light',
    accent: getComputedStyle(root).getPropertyValue('--accent').trim(),
  };
}
