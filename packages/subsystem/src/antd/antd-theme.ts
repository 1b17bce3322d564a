import { palette, type Scheme } from '@portal/ui/tokens/tokens';
import { theme, type ThemeConfig } from 'antd';
import type { Theme } from '../contract.ts';

type Tokens = NonNullable<ThemeConfig['token']>;
type MappingAlgorithm = typeof theme.darkAlgorithm;
type Components = NonNullable<ThemeConfig['components']>;

/** Keeps the colours an algorithm is given: the dark one would dim ours, which are made for dark surfaces. */
const keepColours =
  (algorithm: MappingAlgorithm): MappingAlgorithm =>
  (seed) => ({
    ...algorithm(seed),
    colorPrimary: seed.colorPrimary,
    colorInfo: seed.colorInfo,
    colorLink: seed.colorLink,
    colorSuccess: seed.colorSuccess,
    colorWarning: seed.colorWarning,
    colorError: seed.colorError,
  });

// Made once: antd recognizes a theme by the identity of its algorithm, and computes another one's styles again.
const algorithms = {
  light: keepColours(theme.defaultAlgorithm),
  dark: keepColours(theme.darkAlgorithm),
} satisfies Record<Scheme, MappingAlgorithm>;

/** Makes antd's theme from the tokens of the product, for a scheme and a theme colour. */
export const antdTheme = ({ scheme, accent }: Theme): ThemeConfig => ({
  // One class and one place for the variables: two pages of antd share them, and the last change of theme wins.
  cssVar: { key: 'yz' },
  hashed: false,
  algorithm: algorithms[scheme],
  token: {
    ...seeds(scheme, accent),
    ...surfaces(scheme),
    ...meanings(scheme, accent),
    fontFamily: 'var(--font)',
    fontFamilyCode: 'var(--font-code)',
    fontSize: 14,
    borderRadius: 6,
    borderRadiusLG: 10,
    borderRadiusSM: 4,
    controlHeight: 34,
    controlHeightLG: 44,
    controlHeightSM: 26,
    boxShadow: 'var(--shadow-3)',
    boxShadowSecondary: 'var(--shadow-3)',
    motion: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  },
  components: componentTokens(scheme, accent),
});

function surfaces(scheme: Scheme): Tokens {
  const ink = palette[scheme];
  return {
    colorBgLayout: ink.bg,
    colorBgContainer: ink.surface,
    colorBgElevated: scheme === 'dark' ? ink.surface2 : ink.surface,
    colorBorder: ink.lineStrong,
    colorBorderSecondary: ink.line,
    colorSplit: ink.line,
    colorText: ink.text,
    colorTextSecondary: ink.text2,
    colorTextTertiary: ink.text3,
    colorTextQuaternary: ink.textDisabled,
    colorTextPlaceholder: ink.text3,
    colorTextDescription: ink.text3,
  };
}

/** Colours antd computes others from. */
const seeds = (scheme: Scheme, accent: string) => ({
  colorPrimary: accent,
  colorInfo: accent,
  colorLink: accent,
  colorSuccess: palette[scheme].good,
  colorWarning: palette[scheme].warn,
  colorError: palette[scheme].bad,
});

/** Mixes tints here: antd's palettes turn dark seeds muddy, #1b7a4b into a grey green. */
function meanings(scheme: Scheme, accent: string): Tokens {
  const { surface, good, warn, bad } = palette[scheme];
  return {
    colorPrimaryHover: mix('#000000', accent, 12),
    colorPrimaryActive: mix('#000000', accent, 22),
    colorPrimaryBg: mix(accent, surface, 9),
    colorPrimaryBgHover: mix(accent, surface, 15),
    colorPrimaryBorder: mix(accent, surface, 36),
    colorInfoBg: mix(accent, surface, 9),
    colorInfoBorder: mix(accent, surface, 36),
    colorLinkHover: accent,
    colorSuccessBg: mix(good, surface, 10),
    colorSuccessBorder: mix(good, surface, 36),
    colorWarningBg: mix(warn, surface, 10),
    colorWarningBorder: mix(warn, surface, 36),
    colorErrorBg: mix(bad, surface, 8),
    colorErrorBorder: mix(bad, surface, 36),
  };
}

function componentTokens(scheme: Scheme, accent: string): Components {
  const ink = palette[scheme];
  const onSolid = scheme === 'dark' ? ink.bg : '#ffffff';
  const flat = { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' };
  return {
    Button: { primaryColor: onSolid, dangerColor: onSolid, fontWeight: 400, ...flat },
    Menu: { itemSelectedBg: mix(accent, ink.surface, 10), itemSelectedColor: accent },
    Pagination: { itemActiveColor: accent },
    Segmented: { trackBg: scheme === 'dark' ? ink.surface2 : ink.surface3 },
    Table: {
      headerBg: ink.surface2,
      headerColor: ink.text2,
      headerSplitColor: 'transparent',
      rowHoverBg: ink.surface2,
      borderColor: ink.line,
      // Rows of 46 and 33 pixels, as those of our own tables.
      cellPaddingBlockMD: 12,
      cellPaddingInlineMD: 12,
      cellPaddingBlockSM: 5,
      cellPaddingInlineSM: 12,
    },
  };
}

/** Mixes two colours written `#rrggbb`; `share` is the first one's, in per cent. */
function mix(one: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [first, second] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    const mixed = ((first ?? 0) * share + (second ?? 0) * (100 - share)) / 100;
    return Math.round(mixed).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
