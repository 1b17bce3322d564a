/** What a browser says of itself, tried in this order: most name others besides themselves. */
const browsers: [sign: RegExp, words: string][] = [
  [/DingTalk/i, '钉钉'],
  [/MicroMessenger/, '微信'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge 浏览器'],
  [/\bOPR\//, 'Opera 浏览器'],
  [/HuaweiBrowser/, '华为浏览器'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox 浏览器'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome 浏览器'],
  [/\bSafari\//, 'Safari 浏览器'],
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

/** A device in words somebody knows it by, browser and system. Good for recognising, not for deciding. */
export function deviceOf(userAgent: string): string {
  const wordsFor = (table: typeof browsers) =>
    table.find(([sign]) => sign.test(userAgent))?.[1] ?? [];
  const words = [wordsFor(browsers), wordsFor(systems)].flat();
  return words.length > 0 ? words.join('，') : '未知设备';
}
