/** Creates an element with properties and children. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** Creates a button that is disabled while its action runs. */
export function createButton(
  className: string,
  label: string,
  act: () => unknown,
): HTMLButtonElement {
  const element = createElement('button', { type: 'button', className }, label);
  element.addEventListener('click', () => {
    element.disabled = true;
    void Promise.resolve(act()).finally(() => (element.disabled = false));
  });
  return element;
}
