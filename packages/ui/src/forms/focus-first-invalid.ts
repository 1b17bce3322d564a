/** Leads to the first field of a form that is marked as wrong; answers whether there is none. */
export function focusFirstInvalid(form: HTMLElement): boolean {
  const first = form.querySelector<HTMLElement>('[aria-invalid=true]');
  first?.focus();
  return first === null;
}
