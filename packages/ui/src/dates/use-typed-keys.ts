import { type RefObject, useEffect, useRef } from 'react';

interface TypedKeysOptions {
  box: RefObject<HTMLElement | null>;
  /** Called with keys that are too many for a part, such as 13 of a month: the library would take the last alone. */
  onTooMuch: (type: string, keys: string) => void;
}

/**
 * Listens to the keys of parts before the library does: full-width digits become plain ones, a separator leads to the
 * next part, and a number that no calendar has is not made another.
 */
export function useTypedKeys({ box, onTooMuch }: TypedKeysOptions): void {
  const keys = useRef('');
  useEffect(() => {
    const element = box.current;
    const ending = new AbortController();
    const options = { capture: true, signal: ending.signal };

    const partAt = ({ target }: Event) =>
      target instanceof HTMLElement && target.role === 'spinbutton' ? target : undefined;

    function take(event: InputEvent, part: HTMLElement): void {
      const key = event.data ?? '';
      const plain = key.normalize('NFKC');
      if (/^[-/.:年月日]$/.test(plain)) {
        end(event);
        if (keys.current !== '') focusAfter(element, part);
      } else if (plain !== key && /^\d$/.test(plain)) {
        end(event);
        part.dispatchEvent(new InputEvent('beforeinput', { ...inserting, data: plain }));
      } else if (/^\d$/.test(key)) {
        keys.current += key;
        if (Number(keys.current) <= Number(part.ariaValueMax)) return;
        end(event);
        onTooMuch(part.dataset['type'] ?? '', keys.current);
      }
    }

    element?.addEventListener('focusin', () => (keys.current = ''), options);
    element?.addEventListener(
      'keydown',
      (event) => {
        const part = partAt(event);
        if (part && event.key === 'Backspace') {
          keys.current = (part.textContent ?? '').slice(0, -1).replace(/^0+/, '');
        } else if (event.key.startsWith('Arrow')) keys.current = '';
      },
      options,
    );
    element?.addEventListener(
      'beforeinput',
      (event) => {
        const part = partAt(event);
        if (part && event.inputType === 'insertText') take(event, part);
      },
      options,
    );
    return () => ending.abort();
  });
}

const inserting = { inputType: 'insertText', bubbles: true, cancelable: true };

function end(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function focusAfter(box: HTMLElement | null, part: HTMLElement): void {
  const parts = [...(box?.querySelectorAll<HTMLElement>('[role=spinbutton]') ?? [])];
  parts[parts.indexOf(part) + 1]?.focus();
}
