import { type DyeKey, dyes, type Scheme } from '@portal/ui/tokens/tokens';

/** The settings of the portal's look (spec section 2, "Settings drawer"). */
export interface Settings {
  layout: 'topmenu' | 'sidemenu';
  menuTheme: 'dark' | 'light';
  contentWidth: 'Fixed' | 'Fluid';
  /** 'auto' follows the device. */
  scheme: Scheme | 'auto';
  dye: DyeKey;
  fixedHeader: boolean;
  autoHideHeader: boolean;
  fixedSideMenu: boolean;
  sideMenuCollapsed: boolean;
  colorWeak: boolean;
  multiTab: boolean;
}

/**
 * Makes settings of any stored value. Missing or unknown members take their default (spec section 2), and what a layout
 * does not offer is off. The width of the side menu is kept, although the drawer does not offer it.
 */
export function normalise(stored: unknown): Settings {
  const said: Record<string, unknown> = { ...(typeof stored === 'object' ? stored : null) };
  const layout = oneOf(['topmenu', 'sidemenu'], said['layout']);
  const fixedHeader = said['fixedHeader'] !== false;
  return {
    layout,
    menuTheme: oneOf(['dark', 'light'], said['menuTheme']),
    contentWidth: layout === 'topmenu' ? oneOf(['Fixed', 'Fluid'], said['contentWidth']) : 'Fixed',
    scheme: oneOf(['auto', 'light', 'dark'], said['scheme']),
    dye: oneOf(dyeKeys, said['dye']),
    fixedHeader,
    autoHideHeader: fixedHeader && said['autoHideHeader'] === true,
    fixedSideMenu: layout === 'sidemenu' && said['fixedSideMenu'] === true,
    sideMenuCollapsed: said['sideMenuCollapsed'] === true,
    colorWeak: said['colorWeak'] === true,
    multiTab: said['multiTab'] !== false,
  };
}

const dyeKeys = [dyes[0].key, ...dyes.slice(1).map(({ key }) => key)] as const;

/** Returns the given choice, or the first. */
function oneOf<const Choices extends readonly [unknown, ...unknown[]]>(
  choices: Choices,
  said: unknown,
): Choices[number] {
  return choices.find((choice) => choice === said) ?? choices[0];
}
