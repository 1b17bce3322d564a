import { type KeyboardEvent, useMemo, useState } from 'react';
import { type Find, matching, type Option } from './matching.ts';

/** The way an option was chosen. */
export interface Selection {
  /** With Ctrl or Cmd, as users open a link in a new browser tab. */
  isAside: boolean;
}

interface SearchProps<Choice extends Option> {
  options: readonly Choice[];
  find?: Find<Choice> | undefined;
  onChoose: (choice: Choice, how: Selection) => void;
  /** The list does not come and go. */
  isAlwaysOpen: boolean;
}

const none: readonly never[] = [];
/** A page of the list, in options. */
const pageLength = 8;
/** Of a list longer than this the other end is too far away to be led to. */
const longList = 200;

/** The state of a search field: its text, the matches, and the option the arrow keys are at. */
export function useSearch<Choice extends Option>(props: SearchProps<Choice>) {
  const { options, find = matching, onChoose, isAlwaysOpen } = props;
  const [typed, setTyped] = useState('');
  const [isShown, setShown] = useState(false);
  const [at, setAt] = useState(0);
  const isOpen = isAlwaysOpen || isShown;
  const found = useMemo(
    () => (isOpen ? find(options, typed) : none),
    [isOpen, find, options, typed],
  );
  // What was found may have become less since an arrow key was pressed.
  const place = Math.min(at, Math.max(0, found.length - 1));

  function close(): void {
    setTyped('');
    setAt(0);
    setShown(false);
  }
  function choose(choice: Choice | undefined, how: Selection = { isAside: false }): void {
    if (!choice) return;
    close();
    onChoose(choice, how);
  }
  function type(text: string): void {
    setTyped(text);
    setAt(0);
    setShown(true);
  }
  function step(by: number): void {
    setShown(true);
    if (isOpen) setAt(stepped(place, by, found.length));
  }

  const keys: Record<string, ((event: KeyboardEvent) => void) | undefined> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    PageDown: () => step(pageLength),
    PageUp: () => step(-pageLength),
    Enter: (event) => choose(found[place], { isAside: event.ctrlKey || event.metaKey }),
    // A list that stays leaves the key to the dialog around it.
    Escape: isShown && !isAlwaysOpen ? close : undefined,
  };
  function onKeyDown(event: KeyboardEvent): void {
    const act = keys[event.key];
    // While a Chinese input method is at work, the keys are its own.
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act(event);
  }

  const show = (): void => setShown(true);
  return { typed, isOpen, found, current: found[place], show, type, choose, close, onKeyDown };
}

/** A place in a list after so many steps: from one end of a list that is not long, a single one leads to the other. */
function stepped(place: number, by: number, count: number): number {
  const isRound = Math.abs(by) === 1 && count <= longList;
  const next = place + by;
  if (isRound && count > 0) return (next + count) % count;
  return Math.max(0, Math.min(next, count - 1));
}
