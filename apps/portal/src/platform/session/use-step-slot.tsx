import { type ReactNode, useState } from 'react';
import type { ShowStep } from './pending-steps.ts';

/** Returns a slot for sign-in steps inside a component, and the function that shows a step there. */
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
