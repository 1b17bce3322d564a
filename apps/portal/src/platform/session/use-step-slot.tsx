import { type ReactNode, useState } from 'react';
import type { ShowStep } from './pending-steps.ts';

/** A place for the steps of a sign-in inside a component, and the way to show them there. */
export function useStepSlot(): { step: ReactNode; show: ShowStep } {
  const [step, setStep] = useState<ReactNode>(null);
  const show: ShowStep = async (Step, signedIn) => {
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<ShowStep>>>();
    setStep(
      <Step
        signedIn={signedIn}
        onDone={(news = {}) => resolve(news)}
        onCancel={() => resolve(undefined)}
      />,
    );
    try {
      return await promise;
    } finally {
      setStep(null);
    }
  };
  return { step, show };
}
