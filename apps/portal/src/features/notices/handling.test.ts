import { expect, test } from 'vitest';
import { handlingOf } from './handling.ts';

const origin = 'https://portal.example.com';
const leadsTo = (openPage: string | null) => handlingOf({ openType: 'url', openPage }, origin);

test('a notice leads to a page of ours', () => {
  expect(leadsTo('/ors/stock/transfer?no=DB1')).toEqual({ path: '/ors/stock/transfer?no=DB1' });
});

test('a notice leads to another site', () => {
  expect(leadsTo('https://forms.example.org/a')).toEqual({ url: 'https://forms.example.org/a' });
});

test('a notice that opens a component, or nothing, has nothing to handle', () => {
  expect(handlingOf({ openType: 'component', openPage: 'ors/Transfer' }, origin)).toBeUndefined();
  expect(handlingOf({ openType: null, openPage: '/ors' }, origin)).toBeUndefined();
  expect(leadsTo(null)).toBeUndefined();
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'x',
])('%s leads nowhere', (openPage) => expect(leadsTo(openPage)).toBeUndefined());
