import { confirm } from '@portal/ui/overlays/confirm';
import { confirmDiscard, hasUnsaved } from '../workplace/unsaved-changes.ts';
import { signOutToLogin } from './sign-out.ts';

/** Signs out after one question (spec section 4), which is about unsaved input where there is any. */
export async function signOutWithConfirm(): Promise<void> {
  const isSure = hasUnsaved()
    ? await confirmDiscard()
    : await confirm({
        title: '退出登录',
        body: '确定要退出登录吗？',
        okText: '退出登录',
        danger: true,
      });
  if (isSure) await signOutToLogin();
}
