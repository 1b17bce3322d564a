import '@portal/ui/tokens/base.css';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '../notices.css';
import { NoticeContent } from './NoticeContent.tsx';

const rota = `<table><tr>${'<td>第1列的较长文字</td>'.repeat(16)}</tr></table>`;

test.each([592, 358])(
  'FIX-43 a wide table of an announcement in %d px scrolls in its own box, and its cells are not folded up',
  async (width) => {
    await render(
      <div style={{ width }}>
        <NoticeContent html={`<p>排班</p>${rota}<p>请假找店长</p>`} />
      </div>,
    );
    const box = page.getByRole('region', { name: '表格' });
    await expect.element(box).toBeVisible();
    const article = box.element().closest('article');
    expect(article?.scrollWidth).toBe(width);
    expect(box.element().scrollWidth).toBeGreaterThan(1_600);
    expect(box.element().clientHeight).toBeLessThan(64);
  },
);
