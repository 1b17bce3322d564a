import type { ReactNode } from 'react';

/** A label and a text that are longer than a design expects. */
export const longLabel = '这是一个非常长的字段名称，用来检查窄屏幕上的换行与对齐是否仍然正确';
export const longText =
  '第一行文字很长，长到在手机上一定会换行，也可能在桌面上换行。\n第二行：ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

interface ExampleProps {
  /** The component's name, as it is imported. */
  name: string;
  /** Each state needs the whole width. */
  isWide?: boolean;
  children: ReactNode;
}

/** A component with its states, side by side where there is room. */
export const Example = ({ name, isWide = false, children }: ExampleProps) => (
  <section className="gallery-example" aria-label={name}>
    <h2>{name}</h2>
    <div className="gallery-states" data-wide={isWide || undefined}>
      {children}
    </div>
  </section>
);
