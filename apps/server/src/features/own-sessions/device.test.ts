import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const android = 'Mozilla/5.0 (Linux; Android 14; 2312DRA50C)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)';

test.each([
  [`${windows} ${webKit} Chrome/150.0.0.0 Safari/537.36`, 'Chrome 浏览器，Windows 电脑'],
  [
    `${windows} ${webKit} Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0`,
    'Edge 浏览器，Windows 电脑',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari 浏览器，Mac 电脑',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox 浏览器，Linux 电脑',
  ],
  [`${android} ${webKit} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome 浏览器，安卓设备'],
  [`${iPhone} ${webKit} Mobile/15E148 AliApp(DingTalk/7.6.0)`, '钉钉，iPhone'],
  [`${iPhone} ${webKit} Mobile/15E148 MicroMessenger/8.0.50`, '微信，iPhone'],
  ['curl/8.0', '未知设备'],
  ['', '未知设备'],
])('%s is %s', (userAgent, words) => expect(deviceOf(userAgent)).toBe(words));
