import { refreshSession } from '@portal/client/session';
import { createCell } from '@portal/common/cell';
import { notify } from '@portal/ui/feedback/notify';

/** Why the dialog is open: the password has to be changed, or the person wishes to. */
export type PasswordChangeReason = 'initial' | 'expired' | 'wish';

/** The dialog in which one's password is changed, while it is open. */
export const passwordDialog = createCell<PasswordChangeReason | null>(null);

/** Opens the dialog at the person's own wish. */
export function openPasswordDialog(): void {
  if (refreshSession()) passwordDialog.set('wish');
  else notify({ kind: 'warning', text: '当前系统无登录用户!' });
}
