import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { OptionsState, type OptionsStatus } from './OptionsState.tsx';
import { fieldIds, SelectFrame } from './SelectFrame.tsx';
import { branchKeys, matchingNodes, nodesOf, type TreeNode } from './tree-rows.ts';
import { useTreeRows } from './TreeRows.tsx';
import { useOptionsWait } from './use-options-wait.ts';
import { useSelectPanel } from './use-select-panel.ts';
import { useTree } from './use-tree.ts';

interface TreeSelectProps {
  label: string;
  nodes: readonly TreeNode[];
  /** Keys of the chosen nodes. */
  value: readonly string[];
  /** Nodes that are chosen and offered no more, with their texts. */
  former?: readonly TreeNode[];
  onChange: (keys: string[]) => void;
  isMultiple?: boolean;
  status?: OptionsStatus;
  /** The error of nodes that failed: a refusal is told in its own words. */
  problem?: unknown;
  /** Called when the tree opens, where its nodes are fetched then. */
  onOpen?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  placeholder?: string;
  error?: string | undefined;
  hint?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * A field whose value is one or several nodes of a tree. Arrows move, open and close, Enter chooses, Esc closes the tree;
 * typing narrows it to nodes with that text and what is above them.
 */
export function TreeSelect(props: TreeSelectProps) {
  const { label, nodes, value, isMultiple, error, hint, disabled, status = 'ready' } = props;
  const ids = fieldIds(useId(), { hint, error });
  const { input, box, panel, ...select } = useTreeSelect(props);
  const { isOpen, typed, tree } = select;
  const chosen = nodesOf([...nodes, ...(props.former ?? [])], value);
  const text = isMultiple ? '' : (chosen[0]?.text ?? '');
  const { list, items, hasRows } = useTreeRows({ tree, chosen: new Set(value) });

  return (
    <SelectFrame
      {...{ label, ids, chosen, error, hint, isMultiple, disabled, box, panel }}
      onClear={() => props.onChange([])}
      input={
        <input
          ref={input}
          id={ids.id}
          role="combobox"
          aria-haspopup="tree"
          aria-expanded={isOpen}
          aria-controls={ids.listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && tree.current ? tree.rowId(tree.current) : undefined}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={ids.described}
          autoComplete="off"
          disabled={disabled}
          placeholder={chosen.length === 0 ? (props.placeholder ?? '请选择') : text}
          value={isOpen ? typed : text}
          onFocus={(event) => event.target.select()}
          onClick={select.show}
          onBlur={select.close}
          onKeyDown={select.onKeyDown}
          onChange={(event) => select.type(event.target.value)}
        />
      }
    >
      {isOpen && (
        // A press inside leaves the focus, and with it the tree, where it is.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- for pointers; the field hears the keys
        <div className="ui-tree-panel" onPointerDown={(event) => event.preventDefault()}>
          <div
            ref={list}
            id={ids.listId}
            role="tree"
            aria-label={label}
            aria-multiselectable={isMultiple || undefined}
            className="ui-tree"
            hidden={!hasRows}
          >
            {items}
          </div>
          <OptionsState
            status={status}
            problem={props.problem}
            count={tree.rows.length}
            isTyped={typed.trim() !== ''}
            wait={select.wait}
            onRetry={select.retry}
          />
        </div>
      )}
    </SelectFrame>
  );
}

/** The state of the field: its tree, what is typed, and what its keys do. */
function useTreeSelect({ nodes, value, onChange, isMultiple, onOpen, ...props }: TreeSelectProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const found = useMemo(
    () => (typed.trim() === '' ? nodes : matchingNodes(nodes, typed)),
    [nodes, typed],
  );
  function close(): void {
    setOpen(false);
    setTyped('');
  }
  function choose({ key }: TreeNode): void {
    if (!isMultiple) {
      close();
      return onChange([key]);
    }
    const isChosen = value.includes(key);
    onChange(isChosen ? value.filter((other) => other !== key) : [...value, key]);
  }
  const tree = useTree({
    nodes: found,
    chosen: value[0],
    openAll: found === nodes ? undefined : branchKeys(found),
    onChoose: choose,
  });
  useEffect(() => {
    if (isOpen) onOpen?.();
  }, [isOpen, onOpen]);

  const { wait, retry, canRetry } = useOptionsWait({ ...props, isOpen });
  function onKeyDown(event: KeyboardEvent): void {
    // While a Chinese input method is at work, the keys are its own.
    if (event.nativeEvent.isComposing) return;
    if (!isOpen) {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      return setOpen(true);
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      return close();
    }
    if (event.key === 'Enter' && canRetry) {
      event.preventDefault();
      return retry?.();
    }
    // In a text the keys across are its caret's, and a space is a character.
    const isOfText = [' ', 'Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(event.key);
    if (event.key === ' ' || (typed !== '' && isOfText)) return;
    tree.onKeyDown(event);
  }
  function type(text: string): void {
    setTyped(text);
    setOpen(true);
  }
  const show = (): void => setOpen(true);
  const panel = useSelectPanel(isOpen);
  return { ...panel, isOpen, typed, tree, wait, retry, show, close, type, onKeyDown };
}
