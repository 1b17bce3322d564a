import { expect, test } from 'vitest';
import { frameUrl } from './frame-url.ts';

const grant = {
  values: { token: 'a+b/c=', tenantId: 7 },
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

test('T17 a page that is handed a ticket has it in its place, and never the token', () => {
  const handed = { ...grant, values: { ticket: 'once', tenantId: 7 } };

  expect(frameUrl('https://report.example.com/v#t=${ticket}', handed)).toEqual({
    src: 'https://report.example.com/v#t=once',
  });
  expect(frameUrl('https://evil.example/?t=${ticket}', handed)).toEqual({
    refused: 'untrusted-origin',
  });
  expect(frameUrl('https://report.example.com/?t=${token}', handed)).toEqual({
    refused: 'not-handed-out',
  });
});

test('T17 a page whose menu item hands out nothing gets nothing', () => {
  const bare = { ...grant, values: { tenantId: 7 } };

  expect(frameUrl('/report?t=${token}', bare)).toEqual({ refused: 'not-handed-out' });
  expect(frameUrl('/report?t={{ ticket }}', bare)).toEqual({ refused: 'not-handed-out' });
  expect(frameUrl('/report/${tenantId}', bare)).toEqual({
    src: 'https://portal.example.com/report/7',
  });
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
  "{{ window._CONFIG['domianURL'] }}/jmreport/list",
  'https://report.example.com/?t=${password}',
  'https://report.example.com/?t=${tenantId',
])('%s is not evaluated', (url) => {
  expect(frameUrl(url, grant)).toEqual({ refused: 'unknown-placeholder' });
});
