import type { Scheme } from '@portal/ui/tokens/tokens';

/** The settings style sheets read from the root element, each as an attribute of its name; `scheme` is told apart. */
const attributeNames = [
  'dye',
  'layout',
  'menuTheme',
  'fixedHeader',
  'sideMenuCollapsed',
  'colorWeak',
  'multiTab',
] as const;

/** Whether the device asks for dark pages. */
export const deviceIsDark = matchMedia('(prefers-color-scheme: dark)');

/** The scheme that is seen: the chosen one, else that of the device. */
export function schemeOf(said: unknown): Scheme {
  if (said === 'dark' || said === 'light') return said;
  return deviceIsDark.matches ? 'dark' : 'light';
}

/**
 * Puts settings on the root element: the script in the head of the page as they were kept, before anything is painted,
 * and the shell as they are. A value no style sheet knows leaves its default standing, so none is checked here.
 */
export function setRootAttributes(settings: Readonly<Record<string, unknown>>): void {
  const { dataset } = document.documentElement;
  for (const name of attributeNames) {
    const value = settings[name];
    if (value === true) dataset[name] = '';
    else if (typeof value === 'string') dataset[name] = value;
    else delete dataset[name];
  }
  dataset['scheme'] = schemeOf(settings['scheme']);
}
