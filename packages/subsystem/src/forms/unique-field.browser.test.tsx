import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { pass, requestedAtOnce, stopTimers } from '../choosers/stopped-time.ts';
import { type MadeRequest, testingShell } from '../choosers/testing-shell.tsx';
import { UniqueField } from './UniqueField.tsx';

const words = '该值不可用，系统中已存在！';
const taken = () => Object.assign(new Error(words), { reason: 'check.taken' });

function Code() {
  const [code, setCode] = useState('');
  return (
    <UniqueField
      label="编码"
      value={code}
      column={{ tableName: 'sys_dict', fieldName: 'dict_code' }}
      onChange={({ target }) => setCode(target.value)}
    />
  );
}

/** Renders the field; `answer` gets the value that is checked, and throws where it is taken. */
async function renderCode(answer: (value: string) => unknown): Promise<readonly MadeRequest[]> {
  const { requests, Page } = testingShell(({ input }) => answer(String(input['fieldVal'])));
  await render(
    <Page>
      <Code />
    </Page>,
  );
  return requests;
}

const code = page.getByLabelText('编码');
const errorOf = (): string => {
  const id = code.element().getAttribute('aria-describedby') ?? '';
  return document.getElementById(id)?.textContent ?? '';
};
const checked = (requests: readonly MadeRequest[]) =>
  requests.map(({ input }) => input['fieldVal']);

test('VAL-25 a value is checked once typing pauses, and the message of the server stands under the field', async () => {
  const requests = await renderCode((value) => {
    if (value === 'yn') throw taken();
    return null;
  });
  await code.click();
  stopTimers();
  await userEvent.keyboard('yn');
  await pass(499);
  expect(requests).toEqual([]);
  await pass(1);
  await requestedAtOnce(requests, 1);
  await expect.poll(errorOf).toBe(words);
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  expect(checked(requests)).toEqual(['yn']);

  await userEvent.keyboard('2');
  expect(errorOf()).toBe('');
  await pass(500);
  await requestedAtOnce(requests, 2);
  expect(checked(requests)).toEqual(['yn', 'yn2']);
  expect(errorOf()).toBe('');
});

test('VAL-25 a late answer about an earlier value changes nothing', async () => {
  const late = Promise.withResolvers<null>();
  const requests = await renderCode((value) => {
    if (value === 'old') return late.promise;
    throw taken();
  });
  await code.fill('old');
  await expect.poll(() => checked(requests)).toEqual(['old']);
  await code.fill('new');
  await expect.poll(errorOf).toBe(words);
  late.resolve(null);
  await late.promise;
  expect(errorOf()).toBe(words);
});

test('a check that fails for another reason says nothing', async () => {
  const requests = await renderCode(() => {
    throw new Error('网络已断开');
  });
  await code.fill('any');
  await expect.poll(() => checked(requests)).toEqual(['any']);
  expect(errorOf()).toBe('');
});
