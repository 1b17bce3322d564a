import { type Recover, onRecoverable } from '@portal/client/recoverable';
import { send } from '@portal/client/send';
import { currentSession, completeStep, onSessionChange } from '@portal/client/session';
import { passwordModalDelayMs, passwordWarningMs } from '@portal/contract/limits';
import { checkPassword, type PasswordStatus } from '@portal/contract/identity/passwords';
import { notify } from '@portal/ui/feedback/notify';
import { afterFirstPage } from '#platform/loading/first-page-shown.ts';
import { openPasswordDialog, passwordDialog } from '#platform/session/password-dialog.ts';

/**
 * Checks the password's state after each sign-in and acts on it (spec section 4): an initial one must be changed at
 * once, an expired one after a moment, and one about to expire brings a warning. Calls the server refuses until then
 * wait, and are sent once more afterwards.
 */
export function watchPassword(): void {
  const waiting = new Set<() => void>();
  let checkedFor: string | undefined;
  let isChecking = false;
  let isDue = false;
  let opening: ReturnType<typeof setTimeout> | undefined;

  function releaseWaiting(): void {
    if (passwordDialog.get() !== 'wish') passwordDialog.set(null);
    for (const goOn of waiting) goOn();
    waiting.clear();
  }

  function act({ state, daysLeft }: PasswordStatus): void {
    isDue = state === 'initial' || state === 'expired';
    if (state === 'initial') passwordDialog.set(state);
    else if (state === 'expired') {
      opening = setTimeout(() => passwordDialog.set(state), passwordModalDelayMs);
    } else {
      completeStep('password');
      releaseWaiting();
    }
    if (state === 'warning') warn(daysLeft);
  }

  async function check(): Promise<void> {
    const session = currentSession();
    if (!session || session.token === checkedFor) return;
    checkedFor = session.token;
    isChecking = true;
    clearTimeout(opening);
    try {
      const workNo = session.person.workNo;
      const standing = await send(checkPassword, { workNo }, { quiet: true });
      if (currentSession()?.token === session.token) act(standing);
    } catch {
      // Unknown, so waiting calls are released; the server decides each of them.
      releaseWaiting();
    } finally {
      isChecking = false;
    }
  }

  const waitUntilChanged: Recover = async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.add(resolve);
    // It became due under the person's hands.
    if (!isDue && !isChecking) {
      checkedFor = undefined;
      void check();
    }
    await promise;
  };

  onRecoverable('due.password', waitUntilChanged);
  onSessionChange(() => void check());
  afterFirstPage(() => void check());
}

function warn(daysLeft: number | null): void {
  notify({
    kind: 'warning',
    title: '密码即将到期',
    text: `您的密码将在 ${daysLeft ?? 0} 天后到期，请及时修改`,
    lifeMs: passwordWarningMs,
    action: { text: '修改密码', onSelect: openPasswordDialog },
  });
}
