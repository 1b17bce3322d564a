import type { Readable, Theme } from '@portal/subsystem/contract';
import { themeAttributes } from '@portal/ui/tokens/tokens';

/** Observes the theme of the page: scheme and theme colour are attributes of the root element. */
export function pageTheme(): Readable<Theme> {
  // Read on demand: it forces the browser to recalculate all style.
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
