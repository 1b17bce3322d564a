import { reasonMost, reasonSchema } from '@portal/contract/administration/people';
import { Button } from '@portal/ui/actions/Button';
import { TextArea } from '@portal/ui/fields/TextArea';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { useForm } from '@portal/ui/forms/use-form';

interface ReasonFormProps {
  title: string;
  note: string;
  verb: string;
  onCancel: () => void;
  onSend: (reason: string) => Promise<void>;
}

/** Asks why something is done about a person; the row and the audit trail say so afterwards. */
export function ReasonForm({ title, note, verb, onCancel, onSend }: ReasonFormProps) {
  const { props, field, alert, isBusy } = useForm({
    schema: reasonSchema,
    values: { reason: '' },
    onSend: ({ reason }) => onSend(reason),
  });
  return (
    <form {...props} className="people-form">
      <h3>{title}</h3>
      <p className="people-note">{note}</p>
      <FormAlert>{alert}</FormAlert>
      <TextArea {...field('reason')} label="原因" most={reasonMost} />
      <p className="people-ways">
        <Button onClick={onCancel}>取消</Button>
        <Button kind="primary" type="submit" busy={isBusy}>
          {verb}
        </Button>
      </p>
    </form>
  );
}
