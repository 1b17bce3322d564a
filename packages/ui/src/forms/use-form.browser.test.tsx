import { Activity, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { Field } from './Field.tsx';
import { FormAlert } from './FormAlert.tsx';
import { useForm } from './use-form.ts';

const schema = z
  .object({
    name: z.string().trim().min(1, '请输入姓名'),
    first: z.string().min(1, '请输入新密码'),
    again: z.string().min(1, '请再次输入'),
  })
  .refine(({ first, again }) => first === again, { path: ['again'], message: '两次不一致' });

interface FormAtWorkProps {
  onSend?: (values: z.output<typeof schema>) => Promise<void>;
}

/** A form that is higher than the window, in a page that can be hidden. */
function FormAtWork({ onSend = () => Promise.resolve() }: FormAtWorkProps) {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button onClick={() => setShown(!isShown)}>换页</button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <Passwords onSend={onSend} />
      </Activity>
    </>
  );
}

function Passwords({ onSend }: Required<FormAtWorkProps>) {
  const { props, field, alert, isBusy, isDirty } = useForm({
    schema,
    values: { name: '', first: '', again: '' },
    refusedAt: (reason) => (reason === 'name.taken' ? 'name' : undefined),
    onSend,
  });
  return (
    <form {...props}>
      <FormAlert>{alert}</FormAlert>
      <Field {...field('name')} label="姓名" />
      <div style={{ height: 2000 }} />
      <Field {...field('first')} label="新密码" />
      <Field {...field('again')} label="确认" />
      <output>{isDirty ? '未保存' : '未修改'}</output>
      <button type="submit">{isBusy ? '正在保存' : '保存'}</button>
    </form>
  );
}

const Agreed = z.object({ mail: z.email('请输入正确的邮箱'), agreed: z.boolean() });

/** A field with a low box below it, which an error moves by more than its height. */
function Agreement() {
  const { props, field, control } = useForm({
    schema: Agreed,
    values: { mail: '', agreed: false },
    onSend: () => Promise.resolve(),
  });
  const { value, onChange } = control('agreed');
  return (
    <form {...props}>
      <Field {...field('mail')} label="邮箱" />
      <label style={{ display: 'block', height: 16, lineHeight: '16px' }}>
        <input type="checkbox" checked={value} onChange={() => onChange(!value)} /> 同意
      </label>
    </form>
  );
}

const input = (label: string) => page.getByRole('textbox', { name: label });
const save = page.getByRole('button', { name: '保存' });
/** Empty, it is no part of the page for a screen reader. */
const alert = () => document.querySelector('[role=alert]')?.textContent;
const errorOf = (label: string): string => {
  const described = input(label).element().getAttribute('aria-describedby') ?? '';
  return document.getElementById(described)?.textContent ?? '';
};

async function fillAll(): Promise<void> {
  await input('姓名').fill('林');
  await input('新密码').fill('abc');
  await input('确认').fill('abc');
}

/** An error as a call throws it. */
const refusal = (reason: string, message: string): Error =>
  Object.assign(new Error(message), { reason });

test('VAL-24 the first invalid field has the focus, is in sight, and is described by its message', async () => {
  await render(<FormAtWork />);
  await input('确认').fill('abc');
  await save.click();

  await expect.element(input('姓名')).toHaveFocus();
  await expect.element(input('姓名')).toHaveAttribute('aria-invalid', 'true');
  expect(errorOf('姓名')).toBe('请输入姓名');
  await expect.element(input('姓名')).toBeInViewport();

  await input('姓名').fill('林');
  expect(errorOf('姓名')).toBe('');
  await userEvent.keyboard('{Enter}');
  await expect.element(input('新密码')).toHaveFocus();
  await expect.element(input('新密码')).toBeInViewport();
  expect(errorOf('新密码')).toBe('请输入新密码');
});

test('a field is validated once it is left, and another that depends on it at every change', async () => {
  await render(<FormAtWork />);
  await input('新密码').fill('abc');
  await input('确认').fill('ab');
  expect(errorOf('确认')).toBe('');
  await userEvent.tab({ shift: true });
  await expect.poll(() => errorOf('确认')).toBe('两次不一致');

  await input('新密码').fill('ab');
  await expect.poll(() => errorOf('确认')).toBe('');
  expect(errorOf('姓名')).toBe('');
});

test('a press below a field that is left wrong arrives, and the error comes after it', async () => {
  await render(<Agreement />);
  await input('邮箱').fill('lin');
  const agreed = page.getByRole('checkbox', { name: '同意' });
  // As long as a hand presses: the field is left when the press begins.
  await page.getByText('同意').click({ delay: 80 });
  await expect.element(agreed).toBeChecked();
  await expect.poll(() => errorOf('邮箱')).toBe('请输入正确的邮箱');
});

test('pressed three times, a form is sent once, and again when the answer is there', async () => {
  const answers: PromiseWithResolvers<void>[] = [];
  await render(
    <FormAtWork
      onSend={() => {
        const answer = Promise.withResolvers<void>();
        answers.push(answer);
        return answer.promise;
      }}
    />,
  );
  await fillAll();
  await save.tripleClick();
  await expect.element(page.getByRole('button', { name: '正在保存' })).toBeInTheDocument();
  await page.getByRole('button', { name: '正在保存' }).click();
  expect(answers).toHaveLength(1);

  answers[0]?.resolve();
  await save.click();
  await expect.poll(() => answers).toHaveLength(2);
});

test('a refusal stands above the form once and loses nothing typed; the next change removes it', async () => {
  await render(<FormAtWork onSend={() => Promise.reject(refusal('busy', '稍后再试'))} />);
  await fillAll();
  await save.click();
  await expect.poll(alert).toBe('稍后再试');
  expect(page.getByText('稍后再试').elements()).toHaveLength(1);
  await expect.element(input('新密码')).toHaveValue('abc');

  await input('姓名').fill('林一');
  await expect.poll(alert).toBe('');
});

test('a refusal about a field stands at the field, which has the focus', async () => {
  await render(<FormAtWork onSend={() => Promise.reject(refusal('name.taken', '姓名已存在'))} />);
  await fillAll();
  await save.click();

  await expect.element(input('姓名')).toHaveFocus();
  expect(errorOf('姓名')).toBe('姓名已存在');
  await expect.poll(alert).toBe('');
});

test('a page hidden and shown again keeps values and errors, and leaves the focus alone', async () => {
  await render(<FormAtWork />);
  await input('姓名').fill('林');
  await save.click();
  await expect.element(input('新密码')).toHaveFocus();
  const other = page.getByRole('button', { name: '换页' });
  await other.click();
  await other.click();

  await expect.element(input('姓名')).toHaveValue('林');
  expect(errorOf('新密码')).toBe('请输入新密码');
  await expect.element(other).toHaveFocus();
  await expect.element(page.getByText('未保存')).toBeInTheDocument();
});
