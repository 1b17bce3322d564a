import { startCas } from '@portal/testing/simulators/cas';
import { expect, onTestFinished, test } from 'vitest';
import { readServiceResponse } from './service-response.ts';

const response = (inner: string, head = '') =>
  `${head}<cas:serviceResponse xmlns:cas='http://www.yale.edu/tp/cas'>${inner}</cas:serviceResponse>`;
const success = (inner: string) =>
  `<cas:authenticationSuccess>${inner}</cas:authenticationSuccess>`;

test('an older server answers in XML, and is understood', async () => {
  const cas = await startCas(['lin'], { speaks: 'xml' });
  onTestFinished(() => cas.stop());
  const service = 'https://portal.example/';
  const ask = async (ticket: string) => {
    const query = new URLSearchParams({ ticket, service, format: 'JSON' });
    const answer = await fetch(`${cas.base}/p3/serviceValidate?${query.toString()}`);
    return readServiceResponse(await answer.text());
  };

  expect(await ask(cas.ticketFor('lin', service))).toEqual({ user: 'lin' });
  expect(await ask('ST-forged')).toEqual({ failure: 'INVALID_TICKET' });
});

test('what a person typed into an attribute does not pose as the user', () => {
  const attributes =
    '<cas:attributes><cas:nick>&lt;cas:user&gt;admin&lt;/cas:user&gt;</cas:nick></cas:attributes>';
  expect(readServiceResponse(response(success(`<cas:user>lin</cas:user>${attributes}`)))).toEqual({
    user: 'lin',
  });
  expect(readServiceResponse(response(success(`${attributes}<cas:user>admin</cas:user>`)))).toBe(
    undefined,
  );
});

test.each([
  ['an entity of its own', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>', '&e;'],
  ['a document type', '<!DOCTYPE x>', 'lin'],
  ['a section', '', '<![CDATA[lin]]>'],
  ['a comment', '', 'ad<!-- -->min'],
  ['nobody', '', ''],
])('an answer in XML with %s is none', (_, head, user) => {
  const text = response(success(`<cas:user>${user}</cas:user>`), head);

  expect(readServiceResponse(text)).toBeUndefined();
});

test.each([
  ['nothing', ''],
  ['half an answer', '{"serviceResponse":{"authenticationSuccess":{}}}'],
  ['a list', '{"serviceResponse":[]}'],
  ['two answers', `${response(success('<cas:user>a</cas:user>'))}<b/>`],
  ['a web page', '<html><p>Down for repair'],
])('%s is no answer', (_, text) => {
  expect(readServiceResponse(text)).toBeUndefined();
});
