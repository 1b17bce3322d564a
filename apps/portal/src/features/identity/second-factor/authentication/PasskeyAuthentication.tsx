import { Button } from '@portal/ui/actions/Button';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { authenticateBy } from './authenticate.ts';
import { useFirstFocus } from '../use-first-focus.ts';

/** Authenticates by passkey. The browser prompts only after a press on the button. */
export function PasskeyAuthentication({ onAuthenticated }: { onAuthenticated: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  const [alert, setAlert] = useState('');

  const place = useFirstFocus<HTMLDivElement>();

  async function start(): Promise<void> {
    setIsBusy(true);
    setAlert('');
    try {
      await authenticateBy.passkey('');
      onAuthenticated();
    } catch (error) {
      setAlert(error instanceof Error ? error.message : String(error));
      setIsBusy(false);
    }
  }

  return (
    <div ref={place}>
      <FormAlert>{alert}</FormAlert>
      <Button className="second-submit" kind="primary" busy={isBusy} onClick={() => void start()}>
        <Fingerprint size={17} aria-hidden="true" />
        {isBusy ? '等待通行密钥…' : '使用通行密钥'}
      </Button>
    </div>
  );
}
