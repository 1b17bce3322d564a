/** A new element with some of its properties set and its children in it. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** A button that does something once at a time. */
export function button(className: string, label: string, act: () => unknown): HTMLButtonElement {
  const element = make('button', { type: 'button', className }, label);
  element.addEventListener('click', () => {
    element.disabled = true;
    void Promise.resolve(act()).finally(() => (element.disabled = false));
  });
  return element;
}
