import type { ImportRun } from '@portal/contract/imports/imports';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type MadeRequest, testingShell } from '../choosers/testing-shell.tsx';
import { ImportPanel, type ImportSubjectProps } from './ImportPanel.tsx';

const checked: ImportRun = {
  id: 'run',
  subject: 'positions',
  fileName: '岗位.xlsx',
  state: 'checked',
  total: 3,
  done: 3,
  added: 2,
  changed: 0,
  same: 0,
  wrongRows: 1,
  faults: 1,
  parts: [],
  notes: [],
  problem: null,
  startTime: '2026-11-25 10:00:00',
};
const fault = { row: 4, column: '岗位名称', value: '', words: '请输入岗位名称' };
const onePage = { total: 1, pages: 1, pageNo: 1, pageSize: 10 };

interface Answers {
  newest: ImportRun | null;
  /** The run at each look. */
  look?: () => ImportRun;
  apply?: () => ImportRun;
}

/** Shows the panel, with a server that answers so. */
async function show({ newest, look, apply }: Answers, props: Partial<ImportSubjectProps> = {}) {
  const answer = ({ path }: MadeRequest): unknown => {
    if (path === '/imports/newest') return newest;
    if (path.endsWith('/faults')) return { records: [fault], ...onePage };
    if (path.endsWith('/apply')) return apply?.();
    return look?.() ?? newest;
  };
  const { requests, Page } = testingShell(answer);
  await render(
    <Page>
      <ImportPanel subject="positions" noun="岗位" {...props} />
    </Page>,
  );
  return requests;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('an import that was left goes on: errors by row, and the good rows where the user chooses so', async () => {
  let run = checked;
  const requests = await show({
    newest: checked,
    look: () => run,
    apply: () => (run = { ...checked, state: 'done', total: 3, added: 2 }),
  });
  await expect.element(page.getByText(/将新增 2 行/)).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: '4 岗位名称 （空） 请输入岗位名称' }))
    .toBeVisible();
  await expect.element(button('导入')).toBeDisabled();
  await page.getByLabelText('导入正确的行').click();
  await button('导入').click();
  await expect.element(page.getByText(/已新增 2 行/)).toBeVisible();
  const [applied] = requests.filter(({ path }) => path.endsWith('/apply'));
  expect(applied?.input).toEqual({ id: 'run', mode: 'good' });
});

test('an import of all rows or none offers no choice, and says what to do about errors', async () => {
  await show({ newest: checked }, { isAllOnly: true });
  await expect.element(page.getByText('请改正错误后重新上传。')).toBeVisible();
  await expect.element(button('导入')).toBeDisabled();
  await expect.element(page.getByLabelText('导入正确的行')).not.toBeInTheDocument();
});

test('a check under way is followed to its end, also over a look that failed', async () => {
  let looks = 0;
  await show({
    newest: { ...checked, state: 'checking' },
    look() {
      looks += 1;
      if (looks === 2) throw new Error('down');
      return looks < 4
        ? { ...checked, state: 'checking' }
        : { ...checked, wrongRows: 0, faults: 0 };
    },
  });
  await expect.element(page.getByRole('progressbar', { name: '正在检查' })).toBeVisible();
  await expect.element(page.getByText(/将新增 2 行/)).toBeVisible();
  await expect.element(button('导入')).toBeEnabled();
});

test('an import that failed says why, and another file is chosen from there', async () => {
  const problem = '账号已停用，未导入';
  await show({
    newest: { ...checked, state: 'checking' },
    look: () => ({ ...checked, state: 'failed', problem }),
  });
  await expect.element(page.getByText(problem)).toBeVisible();
  await button('重新上传').click();
  await expect.element(button('开始检查')).toBeDisabled();
});
