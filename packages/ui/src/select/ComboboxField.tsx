import { type Ref, useId } from 'react';
import { Listbox, optionId } from '../forms/Listbox.tsx';
import type { Option } from '../forms/matching.ts';
import { OptionsState, type OptionsStatus } from './OptionsState.tsx';
import { type FieldIds, fieldIds, SelectFrame } from './SelectFrame.tsx';
import { useComboboxValue } from './use-combobox-value.ts';

export interface ComboboxFieldProps {
  label: string;
  /** The chosen options with their texts; options that are offered no more have theirs too. */
  chosen: readonly Option[];
  onChange: (chosen: Option[]) => void;
  options: readonly Option[];
  status?: OptionsStatus;
  /** The error of options that failed: a refusal is told in its own words. */
  problem?: unknown;
  isMultiple?: boolean;
  /** Hears what is typed: `options` is the answer to it. Without it the options are searched here, by their texts. */
  onType?: ((typed: string) => void) | undefined;
  onOpen?: (() => void) | undefined;
  /** The end of the list comes into view. */
  onNearEnd?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  placeholder?: string;
  error?: string | undefined;
  hint?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * A field whose value is one or several of many options: typing narrows the list, arrows move in it, Enter chooses, Esc
 * closes it, Backspace in an empty field removes the last choice. The list lies in the top layer, above any dialog.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, chosen, error, hint, isMultiple, disabled } = props;
  const ids = fieldIds(useId(), { hint, error });
  const { panel, box, input, ...combobox } = useComboboxValue(props);

  return (
    <SelectFrame
      {...{ label, ids, chosen, error, hint, isMultiple, disabled, box, panel }}
      onClear={() => props.onChange([])}
      input={<ComboboxInput {...props} ref={input} combobox={combobox} ids={ids} />}
    >
      {combobox.isOpen && (
        <>
          <Listbox
            id={ids.listId}
            label={label}
            options={combobox.found}
            current={combobox.current}
            isTyping={combobox.typed !== ''}
            chosen={combobox.keys}
            onNearEnd={props.onNearEnd}
            onChoose={combobox.choose}
          />
          <OptionsState
            status={props.status ?? 'ready'}
            problem={props.problem}
            count={combobox.found.length}
            isTyped={combobox.typed.trim() !== ''}
            wait={combobox.wait}
            onRetry={combobox.retry}
          />
        </>
      )}
    </SelectFrame>
  );
}

interface ComboboxInputProps extends ComboboxFieldProps {
  ref: Ref<HTMLInputElement>;
  combobox: Omit<ReturnType<typeof useComboboxValue>, 'panel' | 'box' | 'input'>;
  ids: FieldIds;
}

/** The part to type in; closed it shows the one choice, open what is typed. */
function ComboboxInput({ ref, combobox, ids, ...props }: ComboboxInputProps) {
  const { chosen, isMultiple, placeholder = '请选择' } = props;
  const { isOpen, current } = combobox;
  const text = isMultiple ? '' : (chosen[0]?.text ?? '');
  return (
    <input
      ref={ref}
      id={ids.id}
      role="combobox"
      aria-expanded={isOpen}
      aria-controls={ids.listId}
      aria-autocomplete="list"
      aria-activedescendant={isOpen && current ? optionId(ids.listId, current) : undefined}
      aria-invalid={Boolean(props.error) || undefined}
      aria-describedby={ids.described}
      autoComplete="off"
      disabled={props.disabled}
      placeholder={chosen.length === 0 ? placeholder : text}
      value={isOpen ? combobox.typed : text}
      onFocus={(event) => event.target.select()}
      onClick={combobox.show}
      onBlur={combobox.close}
      onKeyDown={combobox.onKeyDown}
      onChange={(event) => combobox.type(event.target.value)}
    />
  );
}
