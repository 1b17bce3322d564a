import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const appleWebKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const linux = 'Mozilla/5.0 (X11; Linux x86_64)';
const android = 'Mozilla/5.0 (Linux; Android 14; 2312DRA50C)';
const webView = 'Mozilla/5.0 (Linux; Android 14; 2312DRA50C Build/UP1A.231005.007; wv)';
const huawei = 'Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00; HMSCore 6.13.0.302)';
const harmony = 'Mozilla/5.0 (Phone; OpenHarmony 5.0)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)';
const iPad = 'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X)';

test.each([
  [`${windows} ${webKit} Chrome/150.0.0.0 Safari/537.36`, 'Chrome 浏览器，Windows 电脑'],
  [`${linux} ${webKit} HeadlessChrome/150.0.0.0 Safari/537.36`, 'Chrome 浏览器，Linux 电脑'],
  [
    `${linux} ${webKit} Ubuntu Chromium/80.0.3987.163 Chrome/80.0.3987.163 Safari/537.36`,
    'Chrome 浏览器，Linux 电脑',
  ],
  [`${android} ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome 浏览器，安卓设备'],
  [
    `${iPhone} ${appleWebKit} CriOS/140.0.7339.101 Mobile/15E148 Safari/604.1`,
    'Chrome 浏览器，iPhone',
  ],
  [
    `${windows} ${webKit} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`,
    'Edge 浏览器，Windows 电脑',
  ],
  [
    `${android} ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0`,
    'Edge 浏览器，安卓设备',
  ],
  [
    `${iPhone} ${appleWebKit} Version/18.0 EdgiOS/140.0.3485.81 Mobile/15E148 Safari/604.1`,
    'Edge 浏览器，iPhone',
  ],
  [
    `${windows} ${webKit} Chrome/138.0.0.0 Safari/537.36 OPR/122.0.0.0`,
    'Opera 浏览器，Windows 电脑',
  ],
  [`${mac} ${appleWebKit} Version/18.1 Safari/605.1.15`, 'Safari 浏览器，Mac 电脑'],
  [`${iPad} ${appleWebKit} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari 浏览器，iPad'],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox 浏览器，Linux 电脑',
  ],
  [`${iPhone} ${appleWebKit} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`, 'Firefox 浏览器，iPhone'],
  [
    'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko',
    'IE 浏览器，Windows 电脑',
  ],
])('%s is %s', (userAgent, words) => expect(deviceOf(userAgent)).toBe(words));

test.each([
  [
    `${windows} ${webKit} Chrome/108.0.5359.95 Safari/537.36 QIHU 360SE`,
    '360 浏览器，Windows 电脑',
  ],
  [
    `${windows} ${webKit} Chrome/108.0.5359.95 Safari/537.36 QIHU 360EE`,
    '360 浏览器，Windows 电脑',
  ],
  [
    `${windows} ${webKit} Chrome/94.0.4606.71 Safari/537.36 Core/1.94.202.400 QQBrowser/11.9.5355.400`,
    'QQ 浏览器，Windows 电脑',
  ],
  [
    `${android} ${webKit} Version/4.0 Chrome/109.0.5414.86 MQQBrowser/15.1 Mobile Safari/537.36`,
    'QQ 浏览器，安卓设备',
  ],
  [
    `${windows} ${webKit} Chrome/80.0.3987.87 Safari/537.36 SE 2.X MetaSr 1.0`,
    '搜狗浏览器，Windows 电脑',
  ],
  [
    `${android} ${webKit} Version/4.0 Chrome/100.0.4896.58 Quark/7.4.5.680 Mobile Safari/537.36`,
    '夸克浏览器，安卓设备',
  ],
  [
    `${android} ${webKit} Version/4.0 Chrome/100.0.4896.58 UCBrowser/17.0.0.1331 Mobile Safari/537.36`,
    'UC 浏览器，安卓设备',
  ],
  [
    `${android} ${webKit} Version/4.0 Chrome/119.0.6045.193 Mobile Safari/537.36 XiaoMi/MiuiBrowser/19.1.510318`,
    '小米浏览器，安卓设备',
  ],
  [
    `${android} ${webKit} Chrome/104.0.5112.97 Mobile Safari/537.36 VivoBrowser/22.1.0.2`,
    'vivo 浏览器，安卓设备',
  ],
  [
    `${android} ${webKit} Version/4.0 Chrome/115.0.5790.168 Mobile Safari/537.36 HeyTapBrowser/45.10.3.1`,
    'OPPO 浏览器，安卓设备',
  ],
  [
    `${android} ${webKit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    '三星浏览器，安卓设备',
  ],
  [
    `${huawei} ${webKit} Chrome/99.0.4844.88 HuaweiBrowser/14.0.5.300 Mobile Safari/537.36`,
    '华为浏览器，鸿蒙设备',
  ],
  [
    `${harmony} ${webKit} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0.4.300`,
    '华为浏览器，鸿蒙设备',
  ],
  [
    `${harmony} ${webKit} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile`,
    '鸿蒙浏览器，鸿蒙设备',
  ],
])('a browser made here, %s, is %s', (userAgent, words) => expect(deviceOf(userAgent)).toBe(words));

test.each([
  [
    `${windows} ${webKit} Chrome/118.0.5993.159 Safari/537.36 dingtalk-win/1.0.0 nw(0.14.7) DingTalk(7.6.0-Release.240326004) webDt/PC`,
    '钉钉，Windows 电脑',
  ],
  [
    `${webView} ${webKit} Version/4.0 Chrome/100.0.4896.58 UWS/5.12.3.0 Mobile Safari/537.36 AliApp(DingTalk/7.6.0) com.alibaba.android.rimet/38012345`,
    '钉钉，安卓设备',
  ],
  [`${iPhone} ${appleWebKit} Mobile/15E148 AliApp(DingTalk/7.6.0)`, '钉钉，iPhone'],
  [
    `${webView} ${webKit} Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160083 MMWEBSDK/20231202 MMWEBID/2247 MicroMessenger/8.0.47.2560(0x28002F36) WeChat/arm64 Weixin`,
    '微信，安卓设备',
  ],
  [
    `${windows} ${webKit} Chrome/116.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090a13) XWEB/8555`,
    '微信，Windows 电脑',
  ],
  [
    `${iPhone} ${appleWebKit} Mobile/15E148 MicroMessenger/8.0.50(0x1800322b) NetType/WIFI`,
    '微信，iPhone',
  ],
  [
    `${iPhone} ${appleWebKit} Mobile/15E148 wxwork/4.1.22 MicroMessenger/7.0.1 Language/zh`,
    '企业微信，iPhone',
  ],
  [
    `${mac} ${webKit} Chrome/118.0.5993.159 Safari/537.36 Lark/7.20.4 LarkLocale/zh_CN`,
    '飞书，Mac 电脑',
  ],
])('an app that shows pages, %s, is %s', (userAgent, words) =>
  expect(deviceOf(userAgent)).toBe(words),
);

test.each(['curl/8.0', 'node', ''])('"%s" is a device nobody knows', (userAgent) => {
  expect(deviceOf(userAgent)).toBe('未知设备');
});
