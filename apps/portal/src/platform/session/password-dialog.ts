import { refreshSession } from '@portal/client/session';
import { createCell } from '@portal/common/cell';
import { notify } from '@portal/ui/feedback/notify';

/** The reason for the dialog: the password must be changed, or the user wishes to. */
export type PasswordChangeReason = 'initial' | 'expired' | 'wish';

/** The reason for the open dialog; null while it is closed. */
export const passwordDialog = createCell<PasswordChangeReason | null>(null);

/** Opens the dialog at the user's own wish. */
export function openPasswordDialog(): void {
  if (refreshSession()) passwordDialog.set('wish');
  else notify({ kind: 'warning', text: '当前系统无登录用户!' });
}
