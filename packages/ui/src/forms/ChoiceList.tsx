import { Check } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import './choice-list.css';

export interface Choice {
  key: string;
  text: string;
  /** Stands before the text, such as a number. */
  code?: string;
  /** Stands grey at the other end, such as a code. */
  aside?: string;
}

interface ChoiceListProps {
  /** The label of the list; read out, and not seen where a heading says it already. */
  label: string;
  choices: readonly Choice[];
  /** The key of what is chosen, or nothing yet. */
  chosen: string | undefined;
  onChoose: (key: string) => void;
  /** The error of the choice, or of its absence. */
  error?: string;
  /** The end of the list comes into view: where there are more, they may be brought. */
  onNearEnd?: () => void;
  /** More are on their way. */
  busy?: boolean;
}

/** Rows left below when more are loaded, so that the user need not wait at the end. */
const nearPx = 240;

const isNearEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement): boolean =>
  scrollTop + clientHeight > scrollHeight - nearPx;

/** One of several, in a list that scrolls when it is long: radio buttons, so arrows move between them. */
export function ChoiceList(props: ChoiceListProps) {
  const { label, choices, chosen, onChoose, error = '', onNearEnd, busy = false } = props;
  const name = useId();
  const errorId = `${name}-error`;
  const list = useRef<HTMLDivElement>(null);
  // The browser's focus goes to what is wrong, as it does in a form.
  useEffect(() => {
    if (error !== '') list.current?.querySelector('input')?.focus();
  }, [error]);
  return (
    <fieldset className="ui-choices">
      <legend className="sr-only">{label}</legend>
      <div
        ref={list}
        className="ui-choices-list"
        role="radiogroup"
        aria-label={label}
        aria-busy={busy || undefined}
        onScroll={(event) => {
          if (isNearEnd(event.currentTarget)) onNearEnd?.();
        }}
        aria-invalid={error !== '' || undefined}
        aria-describedby={error === '' ? undefined : errorId}
      >
        {choices.map(({ key, text, code, aside }) => (
          <label key={key}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={key === chosen}
              onChange={() => onChoose(key)}
            />
            {code && <b>{code}</b>}
            <span>{text}</span>
            {aside && <small>{aside}</small>}
            <Check size={16} aria-hidden="true" />
          </label>
        ))}
      </div>
      <p id={errorId} className="ui-choices-error" aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
