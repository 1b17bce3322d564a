import { CallProblem } from '@portal/client/problems';
import { useState } from 'react';
import { beginFlow, type VerifiedPhone, setNewPassword, verifyCode } from './calls.ts';

/** Verified account and phone; valid only for the input it was given for. */
interface VerifiedAccount extends VerifiedPhone {
  account: string;
  phone: string;
}

export type RetrievalFlow = ReturnType<typeof useRetrievalFlow>;

/** State of the flow: its step and the server's tickets. Each transition throws with the text to be shown. */
export function useRetrievalFlow() {
  const [at, setAt] = useState<1 | 2 | 3 | 4>(1);
  const [ticket, setTicket] = useState<string>();
  const [verified, setVerified] = useState<VerifiedAccount>();

  return {
    at,
    /** The account and its password policy, once the phone is verified. */
    proof: { policy: verified?.policy ?? 'spec', username: verified?.username ?? '' } as const,
    back: () => setAt(at === 3 ? 2 : 1),

    async chooseAccount(account: string): Promise<void> {
      if (verified?.account !== account) {
        setVerified(undefined);
        setTicket(await beginFlow(account));
      }
      setAt(2);
    },

    async provePhone(typed: { account: string; phone: string }, code: string): Promise<void> {
      const isVerified = verified?.account === typed.account && verified.phone === typed.phone;
      if (!isVerified) {
        // A ticket is good once: a change after going back begins a new flow.
        const step = ticket ?? (await beginFlow(typed.account));
        const proof = await verifyCode(step, { phone: typed.phone, smscode: code }).catch(
          (problem: unknown) => {
            setTicket(isCodeRefusal(problem) ? step : undefined);
            throw problem;
          },
        );
        setTicket(undefined);
        setVerified({ ...typed, ...proof });
      }
      setAt(3);
    },

    async setPassword(typed: { password: string; again: string }): Promise<void> {
      if (!verified) return;
      await setNewPassword(verified.step, typed);
      setAt(4);
    },

    /** Discards a stale verification and goes back to step 1. */
    startOver(): void {
      setVerified(undefined);
      setAt(1);
    },
  };
}

/** A wrong code leaves the ticket valid. */
const isCodeRefusal = (problem: unknown): boolean =>
  problem instanceof CallProblem && (problem.reason ?? '').startsWith('phone-code.');
