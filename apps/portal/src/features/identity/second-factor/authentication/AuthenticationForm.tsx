import type { ReauthenticationMethod } from '@portal/contract/identity/reauthentication';
import { Button } from '@portal/ui/actions/Button';
import { useState } from 'react';
import { supportsPasskeys } from '../passkeys.ts';
import { PasskeyAuthentication } from './PasskeyAuthentication.tsx';
import { authenticationTexts } from './authentication-texts.ts';
import { TypedAuthentication } from './TypedAuthentication.tsx';
import '../second-factor.css';

interface AuthenticationFormProps {
  /** The methods of the user, the easiest first. */
  ways: readonly ReauthenticationMethod[];
  onAuthenticated: () => void;
}

/** Authenticates the user by one of their methods. */
export function AuthenticationForm({ ways, onAuthenticated }: AuthenticationFormProps) {
  const open = ways.filter((way) => way !== 'passkey' || supportsPasskeys());
  const [chosen, setChosen] = useState(open[0]);
  if (!chosen)
    return <p className="second-ask">此浏览器没有可用的验证方式，请联系管理员重置二次验证。</p>;
  return (
    <div className="second-proof">
      <p className="second-ask">{authenticationTexts[chosen].ask}</p>
      {chosen === 'passkey' ? (
        <PasskeyAuthentication onAuthenticated={onAuthenticated} />
      ) : (
        <TypedAuthentication key={chosen} way={chosen} onAuthenticated={onAuthenticated} />
      )}
      {open.length > 1 && (
        <p className="second-others">
          改用
          {open
            .filter((way) => way !== chosen)
            .map((way) => (
              <Button key={way} kind="text" size="small" onClick={() => setChosen(way)}>
                {authenticationTexts[way].name}
              </Button>
            ))}
        </p>
      )}
    </div>
  );
}
