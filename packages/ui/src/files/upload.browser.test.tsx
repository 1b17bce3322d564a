import { type ComponentProps, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Upload } from './Upload.tsx';

/** Notes what was picked, and shows it as uploaded. */
function Form(props: Partial<ComponentProps<typeof Upload>>) {
  const [files, setFiles] = useState(props.files ?? []);
  const [words, setWords] = useState('');
  return (
    <>
      <Upload
        label="照片"
        most={3}
        pending={[]}
        {...props}
        files={files}
        onPick={(picked) =>
          setFiles([...files, ...picked.map(({ name, size }) => ({ id: name, name, size }))])
        }
        onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
        onRetry={(key) => setWords(`retry ${key}`)}
        onCancel={(key) => setWords(`cancel ${key}`)}
      />
      <output>{words}</output>
    </>
  );
}

const group = page.getByRole('group', { name: '照片' });
const chosen = page.getByRole('list', { name: '照片：已选' });
const fileOf = (name: string) => new File(['x'], name, { type: 'image/png' });

/** Has the browser move files over the field and let them go, or paste them. */
function give(kind: 'drop' | 'paste', files: readonly File[]): void {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  const traits = { bubbles: true, cancelable: true };
  group
    .element()
    .dispatchEvent(
      kind === 'drop'
        ? new DragEvent('drop', { ...traits, dataTransfer: data })
        : new ClipboardEvent('paste', { ...traits, clipboardData: data }),
    );
}

test('files come by button, by drag and by paste, up to the most there may be', async () => {
  await render(<Form />);

  await userEvent.upload(page.getByLabelText('照片：选择文件').first(), fileOf('一.png'));
  await expect.element(chosen.getByText('一.png')).toBeVisible();
  give('drop', [fileOf('二.png')]);
  await expect.element(chosen.getByText('二.png')).toBeVisible();
  give('paste', [fileOf('三.png'), fileOf('四.png')]);
  await expect.element(chosen.getByText('三.png')).toBeVisible();

  expect(chosen.getByRole('listitem').elements()).toHaveLength(3);
  await expect.element(group.getByText('已满 3 个')).toBeVisible();
  await expect.element(group.getByRole('button', { name: '选择文件' })).toBeDisabled();
});

test('a file is removed, and an upload that failed is tried again or removed, by keys alone', async () => {
  const failed = { key: 'u1', name: '五.png', size: 2_000, share: 0.3, problem: '网络已断开' };
  await render(<Form files={[{ id: 'a', name: '一.png', size: 1 }]} pending={[failed]} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('网络已断开');

  await userEvent.tab();
  await expect.element(group.getByRole('button', { name: '选择文件' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(group.getByRole('button', { name: '移除 一.png' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen.getByText('一.png')).not.toBeInTheDocument();
  await group.getByRole('button', { name: '重试 五.png' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('retry u1');
  await group.getByRole('button', { name: '移除 五.png' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('cancel u1');
});

test('an upload on its way tells how far it is', async () => {
  const moving = { key: 'u1', name: '五.png', size: 4_194_304, share: 0.426 };
  await render(<Form pending={[moving]} />);

  await expect.element(page.getByText('42%，共 4.0 MB')).toBeVisible();
  const bar = page.getByRole('progressbar', { name: '正在上传 五.png' }).element();
  expect(bar.getAttribute('value')).toBe('0.426');
});
