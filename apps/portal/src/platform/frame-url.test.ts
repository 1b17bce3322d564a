import { expect, test } from 'vitest';
import { frameUrl } from './frame-url.ts';

const grant = {
  token: 'a+b/c=',
  tenantId: 7,
  trustedOrigins: ['https://report.example.com', 'http://legacy.example.com:8080'],
  ownOrigin: 'https://portal.example.com',
};

test.each([
  ['/report/sales?t=${token}', 'https://portal.example.com/report/sales?t=a%2Bb%2Fc%3D'],
  ['https://report.example.com/v?t={{token}}', 'https://report.example.com/v?t=a%2Bb%2Fc%3D'],
  ['https://report.example.com/v#t={{ token }}', 'https://report.example.com/v#t=a%2Bb%2Fc%3D'],
  ['http://legacy.example.com:8080/${tenantId}/', 'http://legacy.example.com:8080/7/'],
])('MNU-07 %s is given what it asks for', (url, src) => {
  expect(frameUrl(url, grant)).toEqual({ src });
});

test('a foreign page that asks for nothing is shown', () => {
  expect(frameUrl('https://weather.example.org/shanghai', grant)).toEqual({
    src: 'https://weather.example.org/shanghai',
  });
});

test.each([
  'https://evil.example/?t=${token}',
  '//evil.example/?t=${token}',
  '/\\evil.example/?t=${token}',
  'https://${tenantId}.evil.example/',
  'https://report.example.com.evil.example/?t={{token}}',
  'https://report.example.com:444/?t={{token}}',
  'http://report.example.com/?t={{token}}',
  'https://evil.example/?tenant=${tenantId}',
])('%s gets no token', (url) => {
  expect(frameUrl(url, grant)).toEqual({ refused: 'untrusted-origin' });
});

test.each([
  '',
  '  ',
  'javascript:alert(1)',
  ' java\nscript:alert("${token}")',
  'data:text/html,<p>x</p>',
  'blob:https://portal.example.com/1',
  'https://',
  'https://report.example.com@evil.example/',
  'https://${token}@report.example.com/',
])('%s is no address for a page', (url) => {
  expect(frameUrl(url, grant)).toEqual({ refused: 'not-an-address' });
});

test.each([
  "{{ window._CONFIG['domianURL'] }}/jmreport/list?token=${token}",
  'https://report.example.com/?t=${password}',
  'https://report.example.com/?t=${token',
])('%s is not evaluated', (url) => {
  expect(frameUrl(url, grant)).toEqual({ refused: 'unknown-placeholder' });
});
