import { queryOf } from '@portal/client/queries';
import { getSecondFactors } from '@portal/contract/identity/second-factor';
import { Button } from '@portal/ui/actions/Button';
import { Empty } from '@portal/ui/feedback/Empty';
import { Panel } from '@portal/ui/layout/Panel';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { PasskeyRow } from './PasskeyRow.tsx';
import { PasskeysRow } from './PasskeysRow.tsx';
import { RecoveryCodesRow } from './RecoveryCodesRow.tsx';
import { TotpRow } from './TotpRow.tsx';
import '../second-factor.css';

/** Lists the user's second factors, with buttons to add and remove them. */
export function SecondFactorSection() {
  const { data, error, refetch } = useQuery(queryOf(getSecondFactors, {}, { quiet: true }));
  const isOn = data && (data.totp !== null || data.passkeys.length > 0);
  return (
    <Panel title="二次验证" aside={data?.isRequired && '您的角色要求开启'}>
      {!data && !error && <Skeleton lines={4} />}
      {error && (
        <Empty
          text="二次验证没有取到"
          action={<Button onClick={() => void refetch()}>重新获取</Button>}
        />
      )}
      {data && (
        <ul className="second-rows">
          <TotpRow totp={data.totp} />
          <PasskeysRow isAvailable={data.takesPasskeys} />
          {data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
          {isOn && <RecoveryCodesRow left={data.recoveryCodesLeft} />}
        </ul>
      )}
    </Panel>
  );
}
