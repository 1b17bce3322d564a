import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { type MadeRequest, testingShell } from '../../choosers/testing-shell.tsx';
import { PagedSelect } from '../../choosers/PagedSelect.tsx';
import { order, showOrders } from './testing-records.tsx';

/** Answers the call that a place is about. */
type Answer = () => unknown;

interface StateCase {
  /** Shows the place, and returns how often its call was made. */
  show: (answer: Answer) => Promise<() => number>;
  /** The answer of a call that succeeds. */
  good: unknown;
  content: ReturnType<typeof page.getByRole>;
  failed: string;
  slow: string;
}

const path = '/records/ors/test-orders';
const isOf = (wanted: string) => (request: MadeRequest) => request.path === wanted;

const showPage = (called: string, search: string) => async (answer: Answer) => {
  const { requests } = await showOrders({
    search,
    answer: (request) => (isOf(called)(request) ? answer() : undefined),
  });
  return () => requests.filter(isOf(called)).length;
};

const places: Record<'list' | 'select' | 'form', StateCase> = {
  list: {
    show: showPage(path, ''),
    good: { records: [order('DD001')], hasNext: false, names: {} },
    content: page.getByRole('rowheader', { name: 'DD001' }),
    failed: '列表暂时无法取得，请稍后重试',
    slow: '加载时间较长，仍在等待',
  },
  select: {
    async show(answer) {
      const { requests, Page } = testingShell(answer);
      await render(
        <Page>
          <PagedSelect label="门店" no="store" value={[]} onChange={() => undefined} />
        </Page>,
      );
      await page.getByRole('combobox', { name: '门店' }).click();
      return () => requests.length;
    },
    good: {
      records: [
        { value: 'S1', text: '南京西路店', title: '', label: '', color: null, aside: 'S1' },
      ],
      total: 1,
    },
    content: page.getByRole('option', { name: /^南京西路店/ }),
    failed: '选项没有取到',
    slow: '选项加载较慢，仍在等待',
  },
  form: {
    show: showPage(`${path}/one/:id`, '?record=DD001&edit=1'),
    good: { ...order('DD001'), names: {} },
    content: page.getByRole('textbox', { name: /^品名/ }),
    failed: '订单暂时无法取得，请稍后重试',
    slow: '加载时间较长，仍在等待',
  },
};

const refusal = (status: number, reason: string, words: string) =>
  Object.assign(new Error(words), { status, reason });
const retry = page.getByRole('button', { name: '重试' });
const all = Object.entries(places);

test.each(all)('KIT-20 a %s that failed says so, and is fetched again', async (_, place) => {
  let isDown = true;
  await place.show(() => {
    if (isDown) throw new Error('down');
    return place.good;
  });
  await expect.element(page.getByText(place.failed)).toBeVisible();
  isDown = false;
  await retry.click();
  await expect.element(place.content).toBeVisible();
});

test.each(all)('KIT-20 a %s that is refused says why', async (_, place) => {
  await place.show(() => {
    throw refusal(409, 'record.stale', '数据正在盘点，请稍后再看');
  });
  await expect.element(page.getByText('数据正在盘点，请稍后再看')).toBeVisible();
  await expect.element(page.getByText(place.failed)).not.toBeInTheDocument();
  await expect.element(page.getByText('没有权限', { exact: true })).not.toBeInTheDocument();
});

test.each(all)('KIT-20 a %s without permission says so', async (_, place) => {
  await place.show(() => {
    throw refusal(403, 'action.denied', '请联系管理员分配');
  });
  await expect.element(page.getByText('没有权限', { exact: true })).toBeVisible();
  await expect.element(page.getByText('请联系管理员分配')).toBeVisible();
});

test.each(all)(
  'KIT-20 a %s that takes long says so after three seconds, waits on or is asked for again',
  async (_, place) => {
    let answer: unknown = new Promise(() => undefined);
    const made = await place.show(() => answer);
    const slow = page.getByText(place.slow);
    await expect.element(slow).not.toBeInTheDocument();
    await expect.element(slow).toBeVisible();
    await page.getByRole('button', { name: '继续等待' }).click();
    await expect.element(slow).not.toBeInTheDocument();
    await expect.element(slow).toBeVisible();
    const before = made();
    answer = place.good;
    await retry.click();
    await expect.element(place.content).toBeVisible();
    expect(made()).toBe(before + 1);
  },
  20_000,
);

test('KIT-20 a list, a select and a form that are empty say so', async () => {
  const list = await showOrders();
  await expect.element(page.getByText('还没有订单')).toBeVisible();
  await list.unmount();

  await places.select.show(() => ({ records: [], total: 0 }));
  await expect.element(page.getByText('暂无选项')).toBeVisible();

  // Of a record without a field that this user sees, nothing is left to fill in.
  await places.form.show(() => ({ ...order('DD001'), fields: {}, names: {} }));
  await expect.element(page.getByText('没有可以填写的内容')).toBeVisible();
});

test('KIT-20 a list, a select and a form of which nothing was found say so', async () => {
  const list = await showOrders({ search: '?keyword=%E5%9B%B4%E5%B7%BE' });
  await expect.element(page.getByText('没有符合条件的记录')).toBeVisible();
  await list.unmount();

  await places.select.show(() => ({ records: [], total: 0 }));
  await userEvent.keyboard('围巾');
  await expect.element(page.getByText('没有匹配的选项')).toBeVisible();

  await places.form.show(() => {
    throw refusal(404, 'record.not-found', '记录不存在或已删除');
  });
  await expect.element(page.getByText('没有找到', { exact: true })).toBeVisible();
  await expect.element(page.getByText('记录不存在或已删除')).toBeVisible();
});

test('KIT-20 the form of a record that is closed, or without the permission, is not shown', async () => {
  await places.form.show(() => ({ ...order('DD001'), state: 'sent', names: {} }));
  await expect.element(page.getByText('已提交的订单不能再编辑')).toBeVisible();
  await expect.element(places.form.content).not.toBeInTheDocument();
});
