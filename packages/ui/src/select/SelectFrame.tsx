import { ChevronDown, X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import type { Option } from '../forms/matching.ts';
import { ChosenTags } from './ChosenTags.tsx';
import '../forms/field.css';
import '../overlays/popover.css';
import './combobox-field.css';

/** Ids of the parts of a field, from one; `described` is absent where there is neither hint nor error. */
export interface FieldIds {
  id: string;
  listId: string;
  hintId: string;
  errorId: string;
  described: string | undefined;
}

export function fieldIds(id: string, said: { hint?: unknown; error?: unknown }): FieldIds {
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const described = [said.hint && hintId, said.error && errorId].filter(Boolean).join(' ');
  return { id, listId: `${id}-list`, hintId, errorId, described: described || undefined };
}

interface SelectFrameProps {
  label: string;
  ids: FieldIds;
  chosen: readonly Option[];
  onClear: () => void;
  isMultiple: boolean | undefined;
  error: string | undefined;
  hint: string | undefined;
  disabled: boolean | undefined;
  box: RefObject<HTMLDivElement | null>;
  panel: RefObject<HTMLDivElement | null>;
  /** The part to type in. */
  input: ReactNode;
  /** The content of the list in the top layer, while it is open. */
  children: ReactNode;
}

/** The frame of all selects: label, box with the choices, the list under it, hint and error. */
export const SelectFrame = ({ label, ids, box, panel, ...props }: SelectFrameProps) => (
  <div className="ui-field">
    <label htmlFor={ids.id}>{label}</label>
    <div
      ref={box}
      className="ui-field-box ui-combobox-box"
      data-disabled={props.disabled || undefined}
    >
      {props.isMultiple && <ChosenTags chosen={props.chosen} />}
      {props.input}
      {props.chosen.length > 0 && !props.disabled && (
        <IconButton
          label={`清除${label}`}
          onPointerDown={(event) => event.preventDefault()}
          onClick={props.onClear}
        >
          <X size={14} />
        </IconButton>
      )}
      <ChevronDown size={15} aria-hidden="true" />
    </div>
    <div ref={panel} popover="manual" className="ui-popover ui-combobox-panel">
      {props.children}
    </div>
    {props.hint && (
      <div id={ids.hintId} className="ui-field-hint">
        {props.hint}
      </div>
    )}
    <p id={ids.errorId} className="ui-field-error" aria-live="polite">
      {props.error}
    </p>
  </div>
);
