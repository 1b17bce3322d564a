import type { Scheme } from '@portal/ui/tokens/tokens';

/** The settings that style sheets read from attributes of the root element; `scheme` is set separately. */
const attributeNames = [
  'dye',
  'layout',
  'menuTheme',
  'fixedHeader',
  'sideMenuCollapsed',
  'colorWeak',
  'multiTab',
] as const;

/** Matches when the device asks for dark pages. */
export const deviceIsDark = matchMedia('(prefers-color-scheme: dark)');

/** Returns the visible scheme: the chosen one, else the device's. */
export function schemeOf(said: unknown): Scheme {
  if (said === 'dark' || said === 'light') return said;
  return deviceIsDark.matches ? 'dark' : 'light';
}

/**
 * Sets the attributes of the root element: first from storage, before the first paint, and then by the shell. A value
 * unknown to the style sheets keeps the default, so none is checked here.
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
