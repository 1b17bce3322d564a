import { type KeyboardEvent, useState } from 'react';
import { matching, type Option } from './matching.ts';

interface Finding<Choice extends Option> {
  options: readonly Choice[];
  onChoose: (choice: Choice) => void;
  /** The list does not come and go. */
  isAlwaysOpen: boolean;
}

/** What was typed into a field that finds, what that leaves, and where the arrow keys are in it. */
export function useFinding<Choice extends Option>({
  options,
  onChoose,
  isAlwaysOpen,
}: Finding<Choice>) {
  const [typed, setTyped] = useState('');
  const [isShown, setShown] = useState(false);
  const [at, setAt] = useState(0);
  const isOpen = isAlwaysOpen || isShown;
  const found = isOpen ? matching(options, typed) : [];

  function close(): void {
    setTyped('');
    setAt(0);
    setShown(false);
  }
  function choose(choice: Choice | undefined): void {
    if (!choice) return;
    close();
    onChoose(choice);
  }
  function type(text: string): void {
    setTyped(text);
    setAt(0);
    setShown(true);
  }
  function step(by: 1 | -1): void {
    setShown(true);
    if (isOpen && found.length > 0) setAt((at + by + found.length) % found.length);
  }

  const keys: Record<string, (() => void) | undefined> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => choose(found[at]),
    // A list that stays leaves the key to the dialog around it.
    Escape: isShown && !isAlwaysOpen ? close : undefined,
  };
  function onKeyDown(event: KeyboardEvent): void {
    const act = keys[event.key];
    // While a Chinese input method is at work, the keys are its own.
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  }

  return {
    typed,
    isOpen,
    found,
    at,
    current: found[at],
    show: () => setShown(true),
    type,
    choose,
    close,
    onKeyDown,
  };
}
