import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ComponentProps, type SubmitEvent, useEffect, useRef } from 'react';
import { type FieldValues, useForm as useHookForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { refusalOf } from './refusal.ts';

type NameOf<Values> = keyof Values & string;
/** The fields that have a text. */
type TextNameOf<Values> = {
  [Name in NameOf<Values>]: Values[Name] extends string ? Name : never;
}[NameOf<Values>];

interface FormOptions<Values extends FieldValues, Output> {
  /** The contract's schema. Its messages are shown as they are. */
  schema: z.ZodType<Output, Values>;
  /** The values the form begins with. */
  values: Values;
  /** Returns the field a refusal is about; `reason` is '' for other failures. Without one it is shown above the form. */
  refusedAt?: (reason: string) => NameOf<Values> | undefined;
  /** Sends what the schema returned. @throws with the words to show. */
  onSend: (output: Output) => Promise<void>;
}

export interface Form<Values> {
  values: Values;
  /** True once a value differs from the one the form began with. */
  isDirty: boolean;
  /** True while values are sent. */
  isBusy: boolean;
  /** The server's message that belongs to no field. */
  alert: string;
  /** The props of the form element. */
  props: Pick<ComponentProps<'form'>, 'noValidate' | 'method' | 'onSubmit'>;
  /** The props of a field that is typed into. */
  field: <Name extends TextNameOf<Values>>(
    name: Name,
  ) => {
    name: Name;
    value: Values[Name];
    error: string | undefined;
    onChange: (event: { target: { value: string } }) => void;
    onBlur: (event: { relatedTarget: EventTarget | null }) => void;
  };
  /** The props of a part that hands over a value: a choice, a day, a list. */
  control: <Name extends NameOf<Values>>(
    name: Name,
  ) => {
    value: Values[Name];
    error: string | undefined;
    onChange: (value: Values[Name]) => void;
  };
  /** Validates one field, although nothing was submitted. */
  validate: (name: NameOf<Values>) => void;
  /** Begins anew with these values, as after a form was sent. */
  restart: (values: Values) => void;
  /** Shows an error from elsewhere than the form's own submit. */
  reject: (error: unknown) => void;
}

/**
 * Keeps the values and errors of a form (decision 45). A field is validated from when it is first left with a value, or
 * the form is first submitted, and then at every change. Submitting focuses the first wrong field; while values are
 * sent, a second submit does nothing. A refusal keeps all values and disappears with the next change.
 */
export function useForm<Values extends FieldValues, Output>(
  options: FormOptions<Values, Output>,
): Form<Values> {
  const { schema, values: defaultValues } = options;
  const form = useHookForm<FieldValues, unknown, Output>({
    defaultValues,
    resolver: standardSchemaResolver(schema),
    shouldFocusError: false,
  });
  const { errors, isDirty, isSubmitted, isSubmitting, submitCount } = form.formState;
  const values = { ...defaultValues, ...useWatch({ control: form.control }) };
  const visited = useRef(new Set<string>());
  const isSending = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const afterPress = useAfterPress();
  useFocusAfterSubmit(element, submitCount);

  function validate(name: string): void {
    visited.current.add(name);
    void form.trigger(name);
  }

  function reject(error: unknown): void {
    const { reason, words } = refusalOf(error);
    const name = options.refusedAt?.(reason);
    if (name) visited.current.add(name);
    form.setError(name ?? 'root.refusal', { message: words });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    element.current = event.currentTarget;
    try {
      await form.handleSubmit((output) => options.onSend(output).catch(reject))();
    } finally {
      isSending.current = false;
    }
  }

  function change(name: string, value: unknown): void {
    form.clearErrors('root');
    form.setValue(name, value, { shouldDirty: true });
    // Others too: a repeated password is wrong as soon as the first one changes.
    void (isSubmitted ? form.trigger() : form.trigger([...visited.current]));
  }

  function errorOf(name: string): string | undefined {
    // Of a list, that of its first wrong entry.
    const message = [errors[name]].flat().find(Boolean)?.message;
    return typeof message === 'string' ? message : undefined;
  }

  return {
    values,
    isDirty,
    isBusy: isSubmitting,
    alert: errors.root?.['refusal']?.message ?? '',
    props: { noValidate: true, method: 'post', onSubmit: (event) => void submit(event) },
    field: (name) => ({
      name,
      value: values[name],
      error: errorOf(name),
      onChange: ({ target }) => change(name, target.value),
      // Not when focus moves to a button, such as one that closes the form: sending it validates every field.
      onBlur: ({ relatedTarget }) => {
        if (values[name] === '' || relatedTarget instanceof HTMLButtonElement) return;
        afterPress(() => validate(name));
      },
    }),
    control: (name) => ({
      value: values[name],
      error: errorOf(name),
      onChange: (value) => change(name, value),
    }),
    validate,
    restart(begun) {
      visited.current.clear();
      form.reset(begun);
    },
    reject,
  };
}

/** Focuses the first wrong field after each submit, and not again when a hidden page is shown and its effects rerun. */
function useFocusAfterSubmit(form: { current: HTMLFormElement | null }, submits: number): void {
  const seen = useRef(submits);
  useEffect(() => {
    if (seen.current === submits) return;
    seen.current = submits;
    if (form.current) focusFirstInvalid(form.current);
  }, [form, submits]);
}

const controls = 'input, select, textarea, button, [tabindex]';

/**
 * Focuses the first field of a form that is marked as wrong, or the first control of a group; returns whether there is
 * none. Within a group what is wrong itself comes before its buttons.
 */
function focusFirstInvalid(form: HTMLElement): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid=true]');
  const first = field?.querySelector<HTMLElement>('[aria-invalid=true]') ?? field;
  const control = first?.matches(controls) ? first : first?.querySelector<HTMLElement>(controls);
  control?.focus();
  return field === null;
}

/**
 * Returns what runs some work as soon as no pointer is pressed: a line that appears when a field is left, by a press on
 * what is below it, would move that from under the pointer, and the press would be lost.
 */
function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const listening = new AbortController();
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // The click of a press comes after its end.
      setTimeout(() => {
        for (const work of waiting.current.splice(0)) work();
      });
    };
    const options = { capture: true, signal: listening.signal };
    addEventListener('pointerdown', press, options);
    addEventListener('pointerup', release, options);
    addEventListener('pointercancel', release, options);
    return () => {
      listening.abort();
      isPressed.current = false;
    };
  }, []);
  return (work) => {
    if (isPressed.current) waiting.current.push(work);
    else work();
  };
}
