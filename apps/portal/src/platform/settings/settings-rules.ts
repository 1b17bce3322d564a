import { type DyeKey, dyes, type Scheme } from '@portal/ui/tokens/tokens';

/** How a person likes the portal to look (spec section 2, "Settings drawer"). */
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
 * Settings made of anything: what is missing or unknown takes its default (spec section 2), and what a layout does
 * not offer is off in it. How wide the side menu is has no place in the drawer, and waits until there is one again.
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

/** The choice that was said, or the first. */
function oneOf<const Choices extends readonly [unknown, ...unknown[]]>(
  choices: Choices,
  said: unknown,
): Choices[number] {
  return choices.find((choice) => choice === said) ?? choices[0];
}
