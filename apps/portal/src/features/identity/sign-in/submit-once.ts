import { showAlert } from './form-elements.ts';

/**
 * Submits a sign-in once: meanwhile the button is disabled, and with it Enter. An error is shown above the form, which
 * stays as it is.
 */
export async function submitOnce(
  button: HTMLButtonElement,
  /** Calls back once the person is in, before it goes on to bring the first page. */
  signIn: (whenIn: () => void) => Promise<void>,
  /** Holds what was wrong, most likely. */
  secret: HTMLInputElement,
): Promise<void> {
  if (button.disabled) return;
  const label = button.textContent;
  button.disabled = true;
  button.textContent = '正在登录…';
  try {
    // The form stays as it is until the page it led to takes its place. The secret goes at once: programs of systems are
    // run from then on.
    await signIn(() => (secret.value = ''));
  } catch (error) {
    showAlert(error instanceof Error && error.message ? error.message : '登录失败，请稍后重试');
    button.textContent = label;
    button.disabled = false;
    secret.focus();
    secret.select();
  }
}
