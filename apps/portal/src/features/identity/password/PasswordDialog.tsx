import type { Person } from '@portal/client/session';
import type { PasswordPolicy } from '@portal/contract/identity/password-rules';
import { Button } from '@portal/ui/actions/Button';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { KeyRound } from 'lucide-react';
import { useId } from 'react';
import type { PasswordChangeReason } from '#platform/session/password-dialog.ts';
import type { ShowStep } from '#platform/session/pending-steps.ts';
import { useStepSlot } from '#platform/session/use-step-slot.tsx';
import { PasswordFields } from './PasswordFields.tsx';
import { signOutInstead, usePasswordChange } from './use-password-change.ts';
import './password.css';

const titles = {
  initial: '首次登录，请修改初始密码',
  expired: '密码已过期，请修改密码',
  wish: '修改密码',
} as const satisfies Record<PasswordChangeReason, string>;

const notes = {
  initial: '初始密码由管理员设置，修改后才能继续使用系统。',
  expired: '密码有效期为 90 天，修改后才能继续使用系统。',
  wish: null,
} as const satisfies Record<PasswordChangeReason, string | null>;

const verbs = { typing: '保存新密码', sending: '正在保存…', changed: '正在重新登录…' } as const;

export interface PasswordDialogProps {
  person: Person;
  occasion: PasswordChangeReason;
  policy: PasswordPolicy;
  /** Signs the user in again with the new password. @throws when that does not succeed. */
  signInAgain: (password: string, show: ShowStep) => Promise<void>;
  onClose: () => void;
}

/** Changes the user's password (spec section 5). Where the change is required, the only way past it is to sign out. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { person, occasion, policy, signInAgain, onClose } = props;
  const { workNo } = person;
  const { step, show } = useStepSlot();
  const { phase, change } = usePasswordChange({
    workNo,
    signInAgain: (password) => signInAgain(password, show),
    onClose,
  });
  const formId = useId();
  const isForced = occasion !== 'wish';
  const close = () => (isForced ? void signOutInstead() : onClose());

  return (
    <Dialog
      title={titles[occasion]}
      forced={isForced || phase === 'changed'}
      hasCross={phase !== 'changed'}
      onClose={close}
      footer={
        !step && (
          <>
            <Button disabled={phase === 'changed'} onClick={close}>
              取消
            </Button>
            <Button kind="primary" type="submit" form={formId} busy={phase !== 'typing'}>
              {verbs[phase]}
            </Button>
          </>
        )
      }
    >
      {step ?? (
        <>
          {notes[occasion] && (
            <p className="password-note">
              <KeyRound size={16} aria-hidden="true" /> {notes[occasion]}
            </p>
          )}
          <PasswordFields
            id={formId}
            rules={{ policy, workNo }}
            isLocked={phase === 'changed'}
            onSubmit={change}
          />
        </>
      )}
    </Dialog>
  );
}
