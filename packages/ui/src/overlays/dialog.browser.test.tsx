import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from './Dialog.tsx';

/** A page with a button that opens a dialog with two fields, and from there a second dialog. */
function Page({ forced = false }: { forced?: boolean }) {
  const [depth, setDepth] = useState(0);
  const close = () => setDepth((now) => now - 1);
  return (
    <main tabIndex={-1}>
      <button type="button" onClick={() => setDepth(1)}>
        新增门店
      </button>
      <button type="button">别处</button>
      {depth > 0 && (
        <Dialog title="门店" forced={forced} onClose={close}>
          <input aria-label="名称" />
          <button type="button" onClick={() => setDepth(2)}>
            选择区域
          </button>
        </Dialog>
      )}
      {depth > 1 && (
        <Dialog title="区域" onClose={close}>
          <input aria-label="区域名" />
        </Dialog>
      )}
    </main>
  );
}

const opener = page.getByRole('button', { name: '新增门店' });
const field = page.getByRole('textbox', { name: '名称' });
const dialog = (name: string) => page.getByRole('dialog', { name });

test('a dialog begins at its first field', async () => {
  await render(<Page />);
  await opener.click();
  await expect.element(field).toHaveFocus();
});

test('a dialog that fetches what it shows begins where that says, as one that has it does', async () => {
  const { rerender } = await render(<Dialog title="单据" onClose={() => undefined} />);
  await expect.element(dialog('单据')).toBeVisible();
  await rerender(
    <Dialog title="单据" onClose={() => undefined}>
      <div tabIndex={-1} data-initial-focus>
        已登记
      </div>
      <textarea aria-label="评论" />
    </Dialog>,
  );
  await expect.element(page.getByText('已登记')).toHaveFocus();
});

/** A form whose first field is given. */
const FormWith = ({ first }: { first: ReactNode }) => (
  <Dialog title="调拨单" onClose={() => undefined}>
    {first}
    <input aria-label="数量" />
  </Dialog>
);

test('a dialog whose first field is still loading waits for it, and does not begin at the second', async () => {
  const place = <input aria-label="门店" aria-busy="true" disabled />;
  const { rerender } = await render(<FormWith first={place} />);
  await expect.element(dialog('调拨单')).toBeVisible();
  await rerender(<FormWith first={<input key="loaded" aria-label="门店" />} />);
  await expect.element(page.getByRole('textbox', { name: '门店' })).toHaveFocus();
});

test('Tab goes round inside a dialog and never reaches the page behind it', async () => {
  await render(<Page />);
  await opener.click();
  await expect.element(field).toHaveFocus();
  const reached = new Set<string>();
  for (let press = 0; press < 8; press += 1) {
    await userEvent.tab();
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body) {
      reached.add(activeElement.getAttribute('aria-label') ?? activeElement.textContent);
    }
  }
  expect([...reached].toSorted()).toEqual(['关闭', '名称', '选择区域'].toSorted());
});

test('a click on the page behind a dialog reaches nothing', async () => {
  await render(<Page />);
  await opener.click();
  await expect.element(dialog('门店')).toBeVisible();
  const elsewhere = document.elementFromPoint(10, 10);
  expect(elsewhere?.closest('dialog')).not.toBeNull();
});

test('Esc closes a dialog, and the focus returns to the button that opened it', async () => {
  await render(<Page />);
  await opener.click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog('门店')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('the cross closes a dialog', async () => {
  await render(<Page />);
  await opener.click();
  await dialog('门店').getByRole('button', { name: '关闭' }).click();
  await expect.element(dialog('门店')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('Esc closes the inner of two dialogs, then the outer, and each gives the focus back', async () => {
  await render(<Page />);
  await opener.click();
  const inside = page.getByRole('button', { name: '选择区域' });
  await inside.click();
  await expect.element(page.getByRole('textbox', { name: '区域名' })).toHaveFocus();

  await userEvent.keyboard('{Escape}');
  await expect.element(dialog('区域')).not.toBeInTheDocument();
  await expect.element(dialog('门店')).toBeVisible();
  await expect.element(inside).toHaveFocus();

  await userEvent.keyboard('{Escape}');
  await expect.element(dialog('门店')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a forced dialog has no cross and stays open when Esc is pressed again and again', async () => {
  await render(<Page forced />);
  await opener.click();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  await expect.element(dialog('门店')).toBeVisible();
  expect(dialog('门店').getByRole('button', { name: '关闭' }).query()).toBeNull();
});

const atCorner = () => document.elementFromPoint(10, 10)?.closest('dialog') ?? null;

test('FIX-41 a dialog beside the page leaves it within reach on a PC, and covers it on a phone', async () => {
  await render(
    <Dialog title="单据" side="right" isBeside onClose={() => undefined}>
      <input aria-label="名称" />
    </Dialog>,
  );
  await expect.element(field).toHaveFocus();
  expect(atCorner()).toBeNull();
  const { innerWidth, innerHeight } = window;
  await page.viewport(390, 844);
  await expect.poll(atCorner).not.toBeNull();
  await page.viewport(innerWidth, innerHeight);
});

/** A dialog beside a page, with a button that goes once it is pressed. */
function Beside() {
  const [isOpen, setOpen] = useState(true);
  const [isSaved, setSaved] = useState(false);
  return (
    <>
      <button type="button">别处</button>
      {isOpen && (
        <Dialog title="单据" side="right" isBeside onClose={() => setOpen(false)}>
          {!isSaved && (
            <button type="button" onClick={() => setSaved(true)}>
              保存
            </button>
          )}
        </Dialog>
      )}
    </>
  );
}

test('FIX-41 Esc closes a dialog beside the page when what had the focus inside it is gone, and not from the page', async () => {
  await render(<Beside />);
  await page.getByRole('button', { name: '别处' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog('单据')).toBeVisible();
  await page.getByRole('button', { name: '保存' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog('单据')).not.toBeInTheDocument();
});

test('what a dialog says is broken into lines, also where it is opened from a cell that is not', async () => {
  const words = '实收件数计入仓库库存和采购订单。'.repeat(4);
  await render(
    <div style={{ whiteSpace: 'nowrap' }}>
      <Dialog title="入库" onClose={() => undefined}>
        <p>{words}</p>
      </Dialog>
    </div>,
  );

  const said = page.getByText(words);
  await expect.element(said).toBeVisible();
  expect(said.element().scrollWidth).toBeLessThanOrEqual(said.element().clientWidth);
});
