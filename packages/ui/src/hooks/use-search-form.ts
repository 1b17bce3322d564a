import { type SubmitEvent, useEffect, useRef } from 'react';

/**
 * Keeps the fields of a form in step with what is shown, and mounts none of them anew: whoever scans one label after the
 * other keeps the focus, and finds the last text selected, so that the next replaces it. `shown` changes with whatever
 * the fields have as `defaultValue`; what is being typed while a result arrives stays.
 */
export function useSearchForm(shown: string, onSearch: (typed: FormData) => void) {
  const form = useRef<HTMLFormElement>(null);
  const isTyped = useRef(false);
  const seen = useRef(shown);

  useEffect(() => {
    if (seen.current === shown) return;
    seen.current = shown;
    const box = focusedBox(form.current);
    if (box && isTyped.current) return;
    isTyped.current = false;
    for (const field of fieldsOf(form.current)) field.value = defaultOf(field);
    box?.select();
  }, [shown]);

  return {
    props: {
      ref: form,
      onInput: () => void (isTyped.current = true),
      onSubmit(event: SubmitEvent<HTMLFormElement>): void {
        event.preventDefault();
        isTyped.current = false;
        onSearch(new FormData(event.currentTarget));
        focusedBox(event.currentTarget)?.select();
      },
    },
    /** Gives up what was typed and not searched for. */
    restore: () => {
      isTyped.current = false;
      for (const field of fieldsOf(form.current)) field.value = defaultOf(field);
    },
  };
}

const texts = 'input:not([type=checkbox], [type=radio], [type=hidden])';

const fieldsOf = (form: HTMLFormElement | null) =>
  form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`${texts}, select[data-default]`) ??
  [];

/** Returns what a field shows by itself. React keeps it for texts, and none for a select. */
const defaultOf = (field: HTMLInputElement | HTMLSelectElement): string =>
  field instanceof HTMLInputElement ? field.defaultValue : (field.dataset['default'] ?? '');

function focusedBox(form: HTMLFormElement | null): HTMLInputElement | null {
  const focused = document.activeElement;
  const isBox = focused instanceof HTMLInputElement && focused.matches(texts);
  return isBox && form?.contains(focused) === true ? focused : null;
}
