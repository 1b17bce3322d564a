/** An element that index.html promises, by its id. @throws when the page and its script do not fit together. */
export function elementOf<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The sign-in page has no ${kind.name} "${id}"`);
  return element;
}

export interface Field {
  input: HTMLInputElement;
  /** Shows a complaint below the field, or takes it back with an empty one. */
  complain: (words: string) => void;
}

/** A field and the place for its complaint, which bears the id of the field and `-error`. */
export function fieldOf(id: string): Field {
  const input = elementOf(id, HTMLInputElement);
  const error = elementOf(`${id}-error`, HTMLParagraphElement);
  const complain = (words: string) => {
    error.textContent = words;
    input.ariaInvalid = words === '' ? null : 'true';
  };
  input.addEventListener('input', () => complain(''));
  return { input, complain };
}

/** Shows what is wrong with each field and leads to the first that is; answers whether nothing was. */
export function areSound(checked: readonly (readonly [Field, string])[]): boolean {
  for (const [field, words] of checked) field.complain(words);
  const first = checked.find(([, words]) => words !== '');
  first?.[0].input.focus();
  return first === undefined;
}

/** Says something above the forms; the same words again are read out again. */
export function say(words: string): void {
  elementOf('sign-in-alert', HTMLParagraphElement).textContent = words;
}
