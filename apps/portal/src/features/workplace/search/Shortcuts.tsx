import { KeyCaps } from './KeyCaps.tsx';
import { paletteKeys } from './palette-keys.ts';

/** Tells whether the input asks for help; a Chinese input method types the wide form. */
export const isHelp = (typed: string): boolean => /^[?？]$/.test(typed.trim());

const shortcuts = [
  [paletteKeys.open, '打开或关闭命令面板'],
  [['↑', '↓'], '选择上一项、下一项'],
  [['PgUp', 'PgDn'], '向上、向下翻页'],
  [['Enter'], '打开所选的一项'],
  [paletteKeys.aside, '在浏览器的新标签页打开'],
  [paletteKeys.pin, '固定所选的页面，再按一次取消'],
  [['Esc'], '关闭，焦点回到原处'],
] as const;

/** Lists the keys of the palette. */
export const Shortcuts = () => (
  <section className="palette-shortcuts" aria-label="快捷键">
    <h3>快捷键</h3>
    <dl>
      {shortcuts.map(([keys, what]) => (
        <div key={what}>
          <dt>
            <KeyCaps keys={keys} />
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
    <p>
      页面和系统可用汉字、全拼、首字母查找，例如“门店档案”可输入 mendian 或
      mdda；也可输入路径或按钮权限编码。单据可输入编号或其开头，例如
      DB202611；人员可输入姓名、拼音或工号。
    </p>
  </section>
);
