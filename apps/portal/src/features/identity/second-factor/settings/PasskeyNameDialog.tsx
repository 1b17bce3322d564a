import { useCallOf } from '@portal/client/queries';
import { requiredText } from '@portal/contract/form-schema';
import { passkeyNameLength } from '@portal/contract/limits';
import { getSecondFactors, renamePasskey } from '@portal/contract/identity/second-factor';
import { Button } from '@portal/ui/actions/Button';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';
import { useId } from 'react';
import { z } from 'zod';

const schema = z.object({ name: requiredText('通行密钥的名称', { most: passkeyNameLength }) });

interface PasskeyNameDialogProps {
  passkey: { id: string; name: string };
  onClose: () => void;
}

/** Renames a passkey. */
export function PasskeyNameDialog({ passkey, onClose }: PasskeyNameDialogProps) {
  const { mutateAsync } = useCallOf(renamePasskey, { refreshes: [getSecondFactors], quiet: true });
  const { props, field, alert, isBusy } = useForm({
    schema,
    values: { name: passkey.name },
    onSend: async ({ name }) => {
      await mutateAsync({ id: passkey.id, name });
      onClose();
    },
  });
  const formId = useId();
  return (
    <Dialog
      title="重命名通行密钥"
      width={400}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" form={formId} busy={isBusy}>
            保存
          </Button>
        </>
      }
    >
      <form {...props} id={formId}>
        <FormAlert>{alert}</FormAlert>
        <Field {...field('name')} label="名称" autoComplete="off" maxLength={passkeyNameLength} />
      </form>
    </Dialog>
  );
}
