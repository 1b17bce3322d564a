import { useRef, useState } from 'react';
import type { DateSpelling } from './date-spellings.ts';

interface TypedDateOptions {
  value: string;
  spelling: DateSpelling;
  onChange: (value: string) => void;
  /** True where a change acts at once, as that of a filter does: what is no date stays in the field alone. */
  actsAtOnce?: boolean | undefined;
}

/** The part of a text that the next key replaces. */
export interface TextSelection {
  start: number;
  end: number;
}

/** A text while it has the focus. */
interface Draft {
  text: string;
  selection?: TextSelection | undefined;
}

/** The state of a field that shows parts, or the text in their place. */
export interface TypedDate {
  /** The text that stands where parts cannot: null while there are parts. */
  text: string | null;
  /** Its fault in words, or ''. */
  words: string;
  /** The caret of a text that has just come, with the focus. */
  selection: TextSelection | undefined;
  /** Takes a text of any spelling. It has the focus while it is typed, and then stays as it is spelt. */
  type: (text: string, selection?: TextSelection) => void;
  paste: (text: string) => void;
  leave: (impossible?: string) => void;
  /** Takes what the library makes of the parts. */
  change: (value: string) => void;
}

/**
 * Keeps what was typed where it is no date. Parts can only show what is in a calendar, and the library bends all else to
 * the nearest day when the field is left: such a value becomes a text, which is read again at each change, and is parts
 * again when the focus goes and it is a date.
 */
export function useTypedDate(options: TypedDateOptions): TypedDate {
  const { value: given, spelling, onChange, actsAtOnce = false } = options;
  const [kept, setKept] = useState<{ text: string; over: string }>();
  const value = kept?.over === given ? kept.text : given;
  const [draft, setDraft] = useState<Draft>();
  const isBent = useRef(false);
  const text = draft?.text ?? value.replace('T', ' ');
  const isWrong = text !== '' && !spelling.exists(spelling.written(text, value));

  function hand(written: string): void {
    const isKept = actsAtOnce && written !== '' && !spelling.exists(written);
    setKept(isKept ? { text: written, over: given } : undefined);
    if (!isKept && written !== given) onChange(written);
  }
  function type(typed: string, selection?: TextSelection): void {
    setDraft({ text: typed, selection });
    hand(spelling.written(typed, value));
  }

  return {
    text: draft !== undefined || isWrong ? text : null,
    words: isWrong ? spelling.wrongWords(spelling.written(text, value)) : '',
    selection: draft?.selection,
    type,
    paste(pasted) {
      const written = spelling.written(pasted, value);
      if (spelling.exists(written)) hand(written);
      else type(pasted.trim(), { start: pasted.length, end: pasted.length });
    },
    leave(impossible) {
      setDraft(undefined);
      isBent.current = impossible !== undefined;
      if (impossible !== undefined) hand(spelling.written(impossible, value));
    },
    change(changed) {
      if (isBent.current) isBent.current = false;
      else onChange(changed);
    },
  };
}
