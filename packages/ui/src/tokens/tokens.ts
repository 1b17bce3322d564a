/** The colours of tokens.css as data, for what cannot read CSS: a canvas, a theme of antd, a row of radios. */
export type Scheme = 'light' | 'dark';

/** Ten theme colours, named after dyes. `value` carries white text, `dark` is read on the dark surface: both at 4.5:1. */
export const dyes = [
  { key: 'dianlan', name: '靛蓝', value: '#2456d6', dark: '#7ea4ff' },
  { key: 'qunqing', name: '群青', value: '#4a3fc9', dark: '#9a90ff' },
  { key: 'daizi', name: '黛紫', value: '#7a3bbd', dark: '#bd8bf2' },
  { key: 'haitang', name: '海棠', value: '#bd2f79', dark: '#f081b5' },
  { key: 'zhusha', name: '朱砂', value: '#c8352b', dark: '#ff8478' },
  { key: 'zheshi', name: '赭石', value: '#b0500f', dark: '#f0975a' },
  { key: 'jianghuang', name: '姜黄', value: '#846200', dark: '#d9b13d' },
  { key: 'songlv', name: '松绿', value: '#1b7a4b', dark: '#55c48d' },
  { key: 'huqing', name: '湖青', value: '#0a7480', dark: '#4bbfca' },
  { key: 'mohui', name: '墨灰', value: '#45526a', dark: '#9fb0cc' },
] as const;
export type DyeKey = (typeof dyes)[number]['key'];

export const palette = {
  light: {
    bg: '#f1f3f6',
    surface: '#ffffff',
    surface2: '#f7f8fa',
    surface3: '#eceff3',
    line: '#e2e6ec',
    lineStrong: '#c9d0da',
    text: '#171d2b',
    text2: '#485266',
    text3: '#5f6979',
    textDisabled: '#a2abba',
    good: '#1b7a4b',
    warn: '#925500',
    bad: '#c8352b',
    stitch: '#b26a1b',
  },
  dark: {
    bg: '#0b0f18',
    surface: '#131926',
    surface2: '#18202f',
    surface3: '#1f283a',
    line: '#242e42',
    lineStrong: '#39465f',
    text: '#e7ebf3',
    text2: '#b0bacb',
    text3: '#8994a9',
    textDisabled: '#566178',
    good: '#55c48d',
    warn: '#e0a94a',
    bad: '#ff8478',
    stitch: '#d9984a',
  },
} as const satisfies Record<Scheme, Record<string, string>>;

/** The attributes of the root that all colours of the page follow from (`tokens.css`). */
export const themeAttributes = ['data-scheme', 'data-dye', 'style'];
