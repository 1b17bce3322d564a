const controls = 'input, select, textarea, button, [tabindex]';

/** Focuses the first field of a form that is marked as wrong, or the first control of a group; returns whether there is none. */
export function focusFirstInvalid(form: HTMLElement): boolean {
  const first = form.querySelector<HTMLElement>('[aria-invalid=true]');
  const control = first?.matches(controls) ? first : first?.querySelector<HTMLElement>(controls);
  control?.focus();
  return first === null;
}
