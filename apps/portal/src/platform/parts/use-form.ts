import { CallProblem } from '@portal/client/problems';
import { focusFirstInvalid } from '@portal/ui/forms/focus-first-invalid';
import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';

interface FormRules<Name extends string> {
  empty: Record<Name, string>;
  /** Returns the error of each wrong field, in the words to show; a valid field has no entry. */
  faultsOf: (values: Record<Name, string>) => Partial<Record<Name, string>>;
  /** Returns the field a refusal is about; undefined shows it above the form. */
  refusedAt: (reason: string | undefined) => Name | undefined;
  /** Sends the values once they are valid. @throws with the words to show. */
  onSend: (values: Record<Name, string>) => Promise<void>;
}

/** A refusal by the server and the field it is about. */
interface Rejection<Name> {
  field: Name | undefined;
  words: string;
}

function wordsOf(error: unknown): string {
  if (error instanceof CallProblem) return error.said;
  return error instanceof Error ? error.message : String(error);
}

/**
 * Keeps the values and errors of a form. A field is validated from when it is first left with a value, or the form is
 * first submitted, and then at every key. Submitting focuses the first wrong field.
 */
export function useForm<Name extends string>(rules: FormRules<Name>) {
  const [values, setValues] = useState(rules.empty);
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set());
  const [rejection, setRejection] = useState<Rejection<Name>>();
  const [isBusy, setIsBusy] = useState(false);
  const faults = rules.faultsOf(values);

  function reject(error: unknown): void {
    const field = rules.refusedAt(error instanceof CallProblem ? error.reason : undefined);
    setRejection({ field, words: wordsOf(error) });
  }

  const judge = (name: Name): void => setJudged(new Set([...judged, name]));

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    flushSync(() => {
      setRejection(undefined);
      setJudged(new Set(Object.keys(values)));
    });
    if (!focusFirstInvalid(form)) return;
    setIsBusy(true);
    try {
      await rules.onSend(values);
    } catch (error) {
      flushSync(() => reject(error));
      focusFirstInvalid(form);
    } finally {
      setIsBusy(false);
    }
  }

  function errorOf(name: Name): string | undefined {
    if (rejection?.field === name) return rejection.words;
    return judged.has(name) ? faults[name] : undefined;
  }

  return {
    values,
    isBusy,
    /** Validates one field, although nothing was submitted. */
    judge,
    /** Shows an error from elsewhere than the form's own submit. */
    reject,
    /** The server's message that belongs to no field. */
    alert: rejection && !rejection.field ? rejection.words : '',
    /** The props of the form element. */
    props: {
      noValidate: true,
      method: 'post',
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    },
    /** The props of one field. */
    field: (name: Name) => ({
      name,
      value: values[name],
      error: errorOf(name),
      onChange: ({ target: { value } }: { target: { value: string } }) => {
        setRejection(undefined);
        setValues({ ...values, [name]: value });
      },
      // Not when focus moves to a button: an error that appears would move the button from under the pointer.
      onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
        if (values[name] !== '' && !(relatedTarget instanceof HTMLButtonElement)) judge(name);
      },
    }),
  };
}
