import { type SsoClientFields, ssoClientLabels } from '@portal/contract/administration/sso-clients';
import { Field } from '@portal/ui/forms/Field';
import type { Form } from '@portal/ui/forms/use-form';
import { LinesField } from './LinesField.tsx';

type Control = Form<SsoClientFields>['control'];

/** The addresses of a system: where codes go, where it begins a flow, where it hears of sign-outs, and its framed pages. */
export const ClientAddresses = ({ control }: { control: Control }) => (
  <>
    <LinesField
      label={ssoClientLabels.redirectUris}
      hint="每行一个，逐字比较"
      {...control('redirectUris')}
    />
    <AddressField
      label={ssoClientLabels.initiateLoginUri}
      hint="本平台打开它，由对方系统发起登录；能提供时请填写"
      {...control('initiateLoginUri')}
    />
    <AddressField
      label={ssoClientLabels.backchannelLogoutUri}
      hint="用户退出时本平台通知它"
      {...control('backchannelLogoutUri')}
    />
    <LinesField
      label={ssoClientLabels.frameOrigins}
      hint="每行一个来源，本平台只向这些来源的内嵌页面交付凭证"
      {...control('frameOrigins')}
    />
  </>
);

interface AddressFieldProps {
  label: string;
  hint: string;
  /** Null while there is none. */
  value: string | null;
  error: string | undefined;
  onChange: (address: string | null) => void;
}

const AddressField = ({ value, onChange, ...field }: AddressFieldProps) => (
  <Field
    {...field}
    value={value ?? ''}
    autoComplete="off"
    onChange={({ target }) => onChange(target.value.trim() || null)}
  />
);
