import { useCallOf } from '@portal/client/queries';
import {
  listMyAccessRequests,
  reasonMost,
  requestAccess,
} from '@portal/contract/access/access-requests';
import { requiredText } from '@portal/contract/form-schema';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { Field } from '@portal/ui/forms/Field';
import { useForm } from '@portal/ui/forms/use-form';
import { useState } from 'react';
import { z } from 'zod';

/** Asks administrators for a page, an action or a system; the form opens on demand. */
export function AccessRequestForm({ subject, title }: { subject: string; title: string }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button kind="primary" aria-label={`申请权限：${title}`} onClick={() => setIsOpen(true)}>
        申请权限
      </Button>
    );
  }
  return <ReasonForm subject={subject} onClose={() => setIsOpen(false)} />;
}

const schema = z.object({ reason: requiredText('申请理由', { most: reasonMost }) });

/** The button that opened the form is gone: focus goes where typing begins. */
const focusFirst = (input: HTMLInputElement | null): void => input?.focus();

function ReasonForm({ subject, onClose }: { subject: string; onClose: () => void }) {
  const call = useCallOf(requestAccess, { refreshes: [listMyAccessRequests], quiet: true });
  const { props, field, isBusy } = useForm({
    schema,
    values: { reason: '' },
    refusedAt: () => 'reason',
    onSend: async ({ reason }) => {
      await call.mutateAsync({ subject, reason });
      notify({ kind: 'success', text: '申请已提交，请等待管理员处理' });
    },
  });
  return (
    <form {...props} className="access-request">
      <Field
        {...field('reason')}
        label="申请理由"
        hint="管理员会看到您的姓名、工号和理由"
        maxLength={reasonMost}
        autoComplete="off"
        ref={focusFirst}
      />
      <div className="access-request-ways">
        <Button onClick={onClose}>取消</Button>
        <Button kind="primary" type="submit" busy={isBusy}>
          提交申请
        </Button>
      </div>
    </form>
  );
}
