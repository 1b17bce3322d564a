import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { RowGap, useRowWindow } from '../hooks/use-row-window.tsx';
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

const steps: Readonly<Record<string, number | undefined>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/**
 * One of several, in a list that scrolls when it is long: radio buttons, so arrows move between them. Of a long list a
 * window is drawn, and the arrows lead beyond it.
 */
export function ChoiceList(props: ChoiceListProps) {
  const { label, choices, chosen, onChoose, error = '', onNearEnd, busy = false } = props;
  const name = useId();
  const errorId = `${name}-error`;
  const place = choices.findIndex(({ key }) => key === chosen);
  const { list, from, to, above, below } = useRowWindow<HTMLDivElement>(choices, {
    place: Math.max(0, place),
    onNearEnd,
  });
  const hasFocus = useRef(false);
  const isByKeys = useRef(false);
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    if (isByKeys.current) current.querySelector<HTMLElement>(':checked')?.focus();
    isByKeys.current = false;
    // The row that had the focus was scrolled out of the window: the list hears the arrows then.
    const isLost = hasFocus.current && !current.contains(document.activeElement);
    if (isLost) current.focus({ preventScroll: true });
  });
  function onKeyDown(event: KeyboardEvent): void {
    const step = steps[event.key];
    const next = step === undefined ? undefined : choices[Math.max(0, place + step)];
    // A list that is drawn whole is the browser's.
    if (!next || to - from === choices.length) return;
    event.preventDefault();
    isByKeys.current = true;
    onChoose(next.key);
  }
  // The browser's focus goes to what is wrong, as it does in a form.
  useEffect(() => {
    if (error !== '') list.current?.querySelector('input')?.focus();
  }, [error, list]);
  return (
    <fieldset className="ui-choices">
      <legend className="sr-only">{label}</legend>
      <div
        ref={list}
        className="ui-choices-list"
        role="radiogroup"
        aria-label={label}
        aria-busy={busy || undefined}
        tabIndex={-1}
        onFocus={() => {
          hasFocus.current = true;
        }}
        onBlur={({ target, relatedTarget, currentTarget }) => {
          if (relatedTarget && currentTarget.contains(relatedTarget)) return;
          // A row that is taken away loses the focus, too; that one is not there any more a moment later.
          queueMicrotask(() => {
            if (target.isConnected) hasFocus.current = false;
          });
        }}
        onKeyDown={onKeyDown}
        aria-invalid={error !== '' || undefined}
        aria-describedby={error === '' ? undefined : errorId}
      >
        <RowGap height={above} />
        {choices.slice(from, to).map(({ key, text, code, aside }, step) => (
          <label key={key} data-row>
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={key === chosen}
              aria-setsize={choices.length}
              aria-posinset={from + step + 1}
              onChange={() => onChoose(key)}
            />
            {code && <b>{code}</b>}
            <span>{text}</span>
            {aside && <small>{aside}</small>}
            <Check size={16} aria-hidden="true" />
          </label>
        ))}
        <RowGap height={below} />
      </div>
      <p id={errorId} className="ui-choices-error" aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
