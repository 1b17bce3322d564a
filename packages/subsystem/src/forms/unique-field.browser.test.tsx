import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
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
/** Lets React draw what the timers set off, and ask for what it needs. */
const painted = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const checked = (requests: readonly MadeRequest[]) =>
  requests.map(({ input }) => input['fieldVal']);

test('VAL-25 a value is checked once typing pauses, and the message of the server stands under the field', async () => {
  const requests = await renderCode((value) => {
    if (value === 'yn') throw taken();
    return null;
  });
  await code.click();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await userEvent.keyboard('yn');
  await vi.advanceTimersByTimeAsync(499);
  await painted();
  expect(requests).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(errorOf).toBe(words);
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  expect(checked(requests)).toEqual(['yn']);

  await userEvent.keyboard('2');
  expect(errorOf()).toBe('');
  await vi.advanceTimersByTimeAsync(500);
  await expect.poll(() => checked(requests)).toEqual(['yn', 'yn2']);
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
