/** Returns an element of index.html by its id. @throws when page and script do not fit together. */
export function elementOf<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The sign-in page has no ${kind.name} "${id}"`);
  return element;
}

export interface Field {
  input: HTMLInputElement;
  /** Shows an error below the field, or clears it with an empty one. */
  showError: (words: string) => void;
}

/** Returns a field and its error element, whose id is that of the field and `-error`. */
export function fieldOf(id: string): Field {
  const input = elementOf(id, HTMLInputElement);
  const error = elementOf(`${id}-error`, HTMLParagraphElement);
  const showError = (words: string) => {
    error.textContent = words;
    input.ariaInvalid = words === '' ? null : 'true';
  };
  input.addEventListener('input', () => showError(''));
  return { input, showError };
}

/** Shows the error of each field and focuses the first invalid one; returns whether all are valid. */
export function areValid(checked: readonly (readonly [Field, string])[]): boolean {
  for (const [field, words] of checked) field.showError(words);
  const first = checked.find(([, words]) => words !== '');
  first?.[0].input.focus();
  return first === undefined;
}

/** Shows an alert above the forms; the same text again is read out again. */
export function showAlert(words: string): void {
  elementOf('sign-in-alert', HTMLParagraphElement).textContent = words;
}
