/**
 * Has the shell take the place of the sign-in form, which stays until there is something to be shown instead. Where the
 * page began with the shell it does nothing.
 */
export function showShell(): void {
  document.documentElement.dataset['page'] = 'shell';
}
