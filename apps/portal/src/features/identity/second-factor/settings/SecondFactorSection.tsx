import { useQueryOf } from '@portal/client/queries';
import { getSecondFactors } from '@portal/contract/identity/second-factor';
import { Panel } from '@portal/ui/layout/Panel';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { PasskeyRow } from './PasskeyRow.tsx';
import { PasskeysRow } from './PasskeysRow.tsx';
import { RecoveryCodesRow } from './RecoveryCodesRow.tsx';
import { TotpRow } from './TotpRow.tsx';
import '../second-factor.css';

/** Lists the user's second factors, with buttons to add and remove them. */
export function SecondFactorSection() {
  const query = useQueryOf(getSecondFactors, {}, { quiet: true });
  return (
    <Panel title="二次验证" aside={query.data?.isRequired && '您的角色要求开启'}>
      <QueryState query={query} lines={4} failedText="二次验证没有取到" warnsOfStale>
        {({ totp, passkeys, takesPasskeys, recoveryCodesLeft }) => (
          <ul className="second-rows">
            <TotpRow totp={totp} />
            <PasskeysRow isAvailable={takesPasskeys} />
            {passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
            {(totp !== null || passkeys.length > 0) && (
              <RecoveryCodesRow left={recoveryCodesLeft} />
            )}
          </ul>
        )}
      </QueryState>
    </Panel>
  );
}
