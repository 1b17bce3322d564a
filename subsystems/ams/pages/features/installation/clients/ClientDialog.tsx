import {
  addSsoClient,
  editSsoClient,
  listSsoClientChanges,
  listSsoClients,
  type SsoClient,
  SsoClientFields,
  ssoClientLabels,
} from '@portal/contract/administration/sso-clients';
import { listSystemEntries } from '@portal/contract/administration/system-entries';
import { isSubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { useCallOf, useQueryOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { RadioGroup } from '@portal/ui/fields/OptionGroup';
import { Field } from '@portal/ui/forms/Field';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { SelectField } from '@portal/ui/forms/SelectField';
import { useForm } from '@portal/ui/forms/use-form';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { ClientAddresses } from './ClientAddresses.tsx';

interface ClientDialogProps {
  /** None for a new one. */
  client?: SsoClient;
  onClose: () => void;
  onAdded: (made: { clientId: string; secret: string }) => void;
}

const blank: SsoClientFields = {
  clientId: '',
  name: '',
  subsystem: null,
  authMethod: 'client_secret_basic',
  redirectUris: [],
  initiateLoginUri: null,
  backchannelLogoutUri: null,
  frameOrigins: [],
};
const refreshes = [listSsoClients, listSsoClientChanges];

/** Registers a system, or changes its registration; the secret of a new one is shown afterwards. */
export function ClientDialog({ client, onClose, onAdded }: ClientDialogProps) {
  const add = useCallOf(addSsoClient, { refreshes, quiet: true });
  const edit = useCallOf(editSsoClient, { refreshes, quiet: true });
  const { data: systems = [] } = useQueryOf(listSystemEntries, {}, { quiet: true });
  const {
    logins: _,
    handsOver: __,
    ...written
  } = client ?? { ...blank, logins: 0, handsOver: false };
  const { props, field, control, alert, isBusy } = useForm({
    schema: SsoClientFields,
    values: written,
    refusedAt: (reason) => (reason === 'sso-client.taken' ? 'clientId' : undefined),
    onSend: async (fields) => {
      if (client) {
        await edit.mutateAsync(fields);
        notify({ kind: 'success', text: '登记已保存' });
      } else {
        const made = await add.mutateAsync(fields);
        onAdded({ clientId: fields.clientId, ...made });
      }
      onClose();
    },
  });
  const [subsystem, auth] = [control('subsystem'), control('authMethod')];
  return (
    <Dialog
      title={client ? `编辑${client.name}` : '登记系统'}
      side="right"
      width={560}
      onClose={onClose}
    >
      <form {...props} className="client-form">
        <FormAlert>{alert}</FormAlert>
        <Field
          {...field('clientId')}
          label={ssoClientLabels.clientId}
          hint="对方系统的 client_id，保存后不可更改"
          readOnly={client !== undefined}
          autoComplete="off"
        />
        <Field {...field('name')} label={ssoClientLabels.name} autoComplete="off" />
        <SelectField
          label={ssoClientLabels.subsystem}
          none="不限：所有已登录的人"
          options={systems.map(({ key, name }) => ({ value: key, label: name }))}
          value={subsystem.value ?? ''}
          error={subsystem.error}
          onChange={({ target }) =>
            subsystem.onChange(isSubsystemKey(target.value) ? target.value : null)
          }
        />
        <ClientAddresses control={control} />
        <RadioGroup
          label={ssoClientLabels.authMethod}
          options={[
            { value: 'client_secret_basic', label: '请求头（basic）' },
            { value: 'client_secret_post', label: '表单（post）' },
          ]}
          {...auth}
        />
        <p className="client-ways">
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" busy={isBusy}>
            保存
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
