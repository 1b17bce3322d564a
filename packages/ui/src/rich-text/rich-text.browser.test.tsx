import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { RichText } from './RichText.tsx';
import { RichTextView } from './RichTextView.tsx';

const rota = `<table><tr>${'<td>第1列的较长文字</td>'.repeat(16)}</tr></table>`;

test.each([592, 358])('FIX-43 a wide table in %d px scrolls in its own box', async (width) => {
  await render(
    <div style={{ width }}>
      <RichTextView html={`<p>排班</p>${rota}`} />
    </div>,
  );
  const box = page.getByRole('region', { name: '表格' });
  await expect.element(box).toBeVisible();
  const { scrollWidth, clientWidth, clientHeight } = box.element();
  expect(clientWidth).toBe(width);
  expect(scrollWidth).toBeGreaterThan(1_600);
  // One line of text: no cell is folded up.
  expect(clientHeight).toBeLessThan(64);
  const article = box.element().closest('article');
  expect(article?.scrollWidth).toBe(article?.clientWidth);
});

const texts: string[] = [];
const editor = () =>
  render(<RichText label="正文" html="" onChange={(html) => texts.push(html)} />);
const textbox = page.getByRole('textbox', { name: '正文' });
const status = page.getByRole('status');

/** Pastes as browsers do: an event with what lies on the clipboard. */
function paste(fill: (data: DataTransfer) => void): void {
  const clipboardData = new DataTransfer();
  fill(clipboardData);
  textbox
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test('FIX-43 what a pasted text loses is named once, and stays named with the next paste', async () => {
  await editor();
  await expect.element(textbox).toBeVisible();
  await expect.element(status).toBeEmptyDOMElement();
  paste((data) =>
    data.setData(
      'text/html',
      `<h2 align="center">排班</h2><p><img src="file:///1.png"><img src="data:image/png;base64,AA"></p>
      <a href="www.a.cn">甲</a><a href="ftp://b.cn">乙</a><a href="https://c.cn">丙</a>${rota}`,
    ),
  );
  await expect
    .element(status)
    .toHaveTextContent(
      '以下内容没有保留：图片、表格（只留下文字）、网址不以 http(s):// 开头的链接、居中等对齐方式',
    );
  expect(texts.at(-1)).toContain('href="https://c.cn"');
  expect(texts.at(-1)).not.toContain('www.a.cn"');

  paste((data) => data.setData('text/html', '<p><b>粗</b><sup>2</sup></p>'));
  await expect
    .element(status)
    .toHaveTextContent(
      '以下内容没有保留：图片、表格（只留下文字）、网址不以 http(s):// 开头的链接、上标和下标、居中等对齐方式',
    );
});

test('FIX-43 a pasted picture without any text is named, and a plain text names nothing', async () => {
  await editor();
  await expect.element(textbox).toBeVisible();
  paste((data) => data.setData('text/html', '<h3>小题</h3><ul><li><em>一</em></li></ul>'));
  await expect.element(textbox).toHaveTextContent('小题一');
  await expect.element(status).toBeEmptyDOMElement();

  paste((data) => data.items.add(new File(['x'], 'image.png', { type: 'image/png' })));
  await expect.element(status).toHaveTextContent('以下内容没有保留：图片');
});
