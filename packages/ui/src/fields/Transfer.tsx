import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { ContentState } from '../feedback/ContentState.tsx';
import { matching, type Option } from '../forms/matching.ts';
import { CheckList } from './CheckList.tsx';
import '../forms/field.css';
import './transfer.css';

interface TransferProps {
  label: string;
  options: readonly Option[];
  /** Keys of the options on the right, in the order they were moved there. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Headings of the left and the right list. */
  titles?: readonly [string, string];
  error?: string | undefined;
  hint?: string | undefined;
  disabled?: boolean | undefined;
}

const none: ReadonlySet<string> = new Set();

/**
 * Two lists between which options are moved: on the left what could be chosen, on the right what is. Each is searched by
 * itself, and its checked options are moved together.
 */
export function Transfer(props: TransferProps) {
  const { label, options, value, onChange, error, hint, disabled = false } = props;
  const { titles = ['可选', '已选'] } = props;
  const id = useId();
  const [left, setLeft] = useState(none);
  const [right, setRight] = useState(none);
  const [moved, setMoved] = useState('');
  const chosen = new Set(value);
  const byKey = new Map(options.map((option) => [option.key, option]));
  const offered = options.filter(({ key }) => !chosen.has(key));

  function add(): void {
    onChange([...value, ...offered.filter(({ key }) => left.has(key)).map(({ key }) => key)]);
    setMoved(`${left.size} 项移到${titles[1]}`);
    setLeft(none);
  }
  function remove(): void {
    onChange(value.filter((key) => !right.has(key)));
    setMoved(`${right.size} 项移到${titles[0]}`);
    setRight(none);
  }

  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      className="ui-field ui-transfer-field"
    >
      <legend>{label}</legend>
      <div className="ui-transfer">
        <Side
          title={titles[0]}
          options={offered}
          checked={left}
          onCheck={setLeft}
          disabled={disabled}
        />
        <div className="ui-transfer-moves">
          <Button size="small" disabled={disabled || left.size === 0} onClick={add}>
            <ArrowRight size={14} aria-hidden="true" />
            移到{titles[1]}
          </Button>
          <Button size="small" disabled={disabled || right.size === 0} onClick={remove}>
            <ArrowLeft size={14} aria-hidden="true" />
            移到{titles[0]}
          </Button>
        </div>
        <Side
          title={titles[1]}
          options={value.map((key) => byKey.get(key) ?? { key, text: key })}
          checked={right}
          onCheck={setRight}
          disabled={disabled}
        />
      </div>
      <output className="sr-only">{moved}</output>
      {hint && <div className="ui-field-hint">{hint}</div>}
      <p id={`${id}-error`} className="ui-field-error" aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}

interface SideProps {
  title: string;
  options: readonly Option[];
  checked: ReadonlySet<string>;
  onCheck: (checked: ReadonlySet<string>) => void;
  disabled: boolean;
}

function Side({ title, options, checked, onCheck, disabled }: SideProps) {
  const [typed, setTyped] = useState('');
  const found = typed.trim() === '' ? options : matching(options, typed);
  return (
    <div className="ui-transfer-side">
      <div className="ui-transfer-head">
        <strong>{title}</strong>
        <small>
          {checked.size > 0 ? `${checked.size} / ${options.length}` : options.length} 项
        </small>
      </div>
      <input
        type="search"
        aria-label={`搜索${title}`}
        placeholder="搜索"
        value={typed}
        disabled={disabled}
        onChange={(event) => setTyped(event.target.value)}
      />
      {found.length > 0 ? (
        <CheckList
          label={title}
          options={found}
          checked={checked}
          onChange={onCheck}
          disabled={disabled}
        />
      ) : (
        <div className="ui-transfer-none">
          <ContentState look="options" condition={options.length > 0 ? 'unmatched' : 'empty'} />
        </div>
      )}
    </div>
  );
}
