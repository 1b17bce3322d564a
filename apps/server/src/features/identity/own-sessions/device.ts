/** Patterns of user agents, tried in this order: most browsers name others too. */
const browsers: [sign: RegExp, words: string][] = [
  [/DingTalk/i, '钉钉'],
  [/wxwork/i, '企业微信'],
  [/MicroMessenger/, '微信'],
  [/\bLark\//, '飞书'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge 浏览器'],
  [/\bOPR\//, 'Opera 浏览器'],
  [/QIHU|\b360(?:SE|EE|Browser)\b|360 Aphone|QHBrowser/, '360 浏览器'],
  [/QQBrowser\//, 'QQ 浏览器'],
  [/\bQuark\//, '夸克浏览器'],
  [/\bUC(?:Browser|BS)\//, 'UC 浏览器'],
  [/MetaSr|SogouMobileBrowser/, '搜狗浏览器'],
  [/HuaweiBrowser/, '华为浏览器'],
  [/MiuiBrowser/, '小米浏览器'],
  [/VivoBrowser/, 'vivo 浏览器'],
  [/HeyTapBrowser/, 'OPPO 浏览器'],
  [/SamsungBrowser/, '三星浏览器'],
  // The engine of HarmonyOS, by which programs that say nothing of themselves show a page.
  [/\bArkWeb\//, '鸿蒙浏览器'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox 浏览器'],
  // Without a boundary before it: a browser without a window is called HeadlessChrome.
  [/(?:Chrome|Chromium|CriOS)\//, 'Chrome 浏览器'],
  [/\bSafari\//, 'Safari 浏览器'],
  [/Trident\/|MSIE/, 'IE 浏览器'],
];

const systems: [sign: RegExp, words: string][] = [
  [/HarmonyOS|OpenHarmony/, '鸿蒙设备'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, '安卓设备'],
  [/Windows/, 'Windows 电脑'],
  [/Macintosh/, 'Mac 电脑'],
  [/Linux|X11/, 'Linux 电脑'],
];

/** Names a device by browser and system. Good for recognising it, not for deciding. */
export function deviceOf(userAgent: string): string {
  const wordsFor = (table: typeof browsers) =>
    table.find(([sign]) => sign.test(userAgent))?.[1] ?? [];
  const words = [wordsFor(browsers), wordsFor(systems)].flat();
  return words.length > 0 ? words.join('，') : '未知设备';
}
