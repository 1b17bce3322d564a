import { signInAgainMs } from '@portal/contract/limits';
import type { PasswordForm } from '@portal/contract/identity/password-rules';
import { confirm } from '@portal/ui/overlays/confirm';
import { notify } from '@portal/ui/feedback/notify';
import { useState } from 'react';
import { send } from '@portal/client/send';
import { updatePassword } from '@portal/contract/identity/passwords';
import { signOutToLogin } from '#platform/session/sign-out.ts';
import { encryptPasswords } from '#platform/session/encrypt-passwords.ts';

interface PasswordChange {
  workNo: string;
  /** Signs the user in again with the new password. @throws when that does not succeed. */
  signInAgain: (password: string) => Promise<void>;
  onClose: () => void;
}

/**
 * Runs a change through its phases: typing, sending, and changed until the user is signed in again (spec section 4).
 */
export function usePasswordChange({ workNo, signInAgain, onClose }: PasswordChange) {
  const [phase, setPhase] = useState<'typing' | 'sending' | 'changed'>('typing');

  async function signInWith(password: string): Promise<void> {
    await new Promise((resolve) => void setTimeout(resolve, signInAgainMs));
    try {
      await signInAgain(password);
      onClose();
    } catch {
      await signOutToLogin({ why: '密码已修改，请使用新密码登录' });
    }
  }

  /** @throws {CallProblem} with the text to be shown. */
  async function change(form: PasswordForm): Promise<void> {
    if (phase !== 'typing') return;
    setPhase('sending');
    try {
      await changePassword(form, workNo);
    } catch (error) {
      setPhase('typing');
      throw error;
    }
    notify({ kind: 'success', text: '密码修改成功!' });
    setPhase('changed');
    void signInWith(form.password);
  }

  return { phase, change };
}

/** Asks, then signs out, when a required change is cancelled. */
export async function signOutInstead(): Promise<void> {
  const isSure = await confirm({
    title: '退出登录',
    body: '未修改密码将退出登录，确定退出吗?',
    okText: '退出登录',
    danger: true,
  });
  if (isSure) await signOutToLogin();
}

/** Changes the user's password. @throws {CallProblem} with the text to be shown. */
async function changePassword(form: PasswordForm, workNo: string): Promise<void> {
  const sealed = await encryptPasswords([form.oldpassword, form.password, form.confirmpassword]);
  const [oldpassword = '', password = '', confirmpassword = ''] = sealed.texts;
  const input = { oldpassword, password, confirmpassword, username: workNo, keyId: sealed.keyId };
  await send(updatePassword, input, { quiet: true });
}
