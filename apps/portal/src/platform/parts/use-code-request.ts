import { send } from '@portal/client/send';
import { mobile as complaintAbout } from '@portal/contract/field-rules';
import { phoneCode } from '@portal/contract/limits';
import { requestCode } from '@portal/contract/identity/phone';
import { useEffect, useRef, useState } from 'react';
import { startCountdown } from '../time/countdown.ts';

/** The form a code is asked for in, which has a field `phone`. */
interface CodeRequestForm {
  judge: (name: 'phone') => void;
  reject: (problem: unknown) => void;
}

/** What codes are asked for here, as `smsmode` has it: to register, to retrieve a password. */
type CodePurpose = '1' | '2';

export type CodeRequest = ReturnType<typeof useCodeRequest>;

/** Asks for codes, and rests for a minute after each. */
export function useCodeRequest(smsmode: CodePurpose) {
  const [isAsking, setIsAsking] = useState(false);
  const [wasMade, setWasMade] = useState(false);
  const [secondsLeft, setSecondsLeft] = useState(0);
  const stop = useRef<() => void>(undefined);
  // The countdown is a timer of the browser's: it ends with the page that shows it.
  useEffect(() => () => stop.current?.(), []);

  return {
    secondsLeft,
    /** Whether a code was asked for on this page. */
    wasMade,
    isResting: isAsking || secondsLeft > 0,

    /** Asks for a code for whatever the form has as the number; says in the form what is wrong. */
    async make(mobile: string, form: CodeRequestForm): Promise<boolean> {
      if (complaintAbout(mobile)) {
        form.judge('phone');
        return false;
      }
      setIsAsking(true);
      try {
        await send(requestCode, { mobile, smsmode }, { quiet: true });
      } catch (problem) {
        form.reject(problem);
        return false;
      } finally {
        setIsAsking(false);
      }
      setWasMade(true);
      stop.current = startCountdown(phoneCode.againMs, setSecondsLeft);
      return true;
    },
  };
}
