import { CallProblem } from '@portal/client/problems';
import { focusFirstInvalid } from '@portal/ui/forms/focus-first-invalid';
import { type SubmitEvent, useState } from 'react';
import { flushSync } from 'react-dom';

interface FormRules<Name extends string> {
  empty: Record<Name, string>;
  /** What is wrong with what was typed, field by field, in the words to be shown; a right field is not there. */
  faultsOf: (values: Record<Name, string>) => Partial<Record<Name, string>>;
  /** The field a refusal is about; where there is none it is told above the form. */
  refusedAt: (reason: string | undefined) => Name | undefined;
  /** Sends what has no fault any more. @throws with the words to be shown. */
  onSend: (values: Record<Name, string>) => Promise<void>;
}

/** What the server would not accept, and the field it is about. */
interface Rejection<Name> {
  field: Name | undefined;
  words: string;
}

function wordsOf(error: unknown): string {
  if (error instanceof CallProblem) return error.said;
  return error instanceof Error ? error.message : String(error);
}

/**
 * A form: what is typed and what is wrong with it. A field is judged from when it was first left with something in it,
 * or the form was first sent, and then at every key. Sending leads to the first field that is wrong.
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
    /** Has a field say what is wrong with it, although nothing was sent. */
    judge,
    /** Says what went wrong on the way to something else than sending the form. */
    reject,
    /** What the server said that belongs to no field. */
    alert: rejection && !rejection.field ? rejection.words : '',
    /** What the form element needs. */
    props: {
      noValidate: true,
      method: 'post',
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    },
    /** What a field of the form needs. */
    field: (name: Name) => ({
      name,
      value: values[name],
      error: errorOf(name),
      onChange: ({ target: { value } }: { target: { value: string } }) => {
        setRejection(undefined);
        setValues({ ...values, [name]: value });
      },
      // Not on the way to a button: words that appear while it is pressed move it from under the finger.
      onBlur: ({ relatedTarget }: { relatedTarget: EventTarget | null }) => {
        if (values[name] !== '' && !(relatedTarget instanceof HTMLButtonElement)) judge(name);
      },
    }),
  };
}
