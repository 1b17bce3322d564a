import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { useShell } from '../../shell.ts';
import { type TypedFields, TypedValue } from './typed-values.ts';

/** A draft is written this long after the last key, in milliseconds. */
const restMs = 300;

const Typed = z.record(z.string(), TypedValue);

/** Input of an earlier time, with the moment of its last key in milliseconds since 1970. */
interface EarlierInput {
  typed: TypedFields;
  at: number;
}

interface DraftOptions {
  /** Tells the form from others: the type and the record. */
  name: string;
  /** The fields that differ from what the form began with. */
  changed: TypedFields;
}

/**
 * Keeps the changed fields of a form for their author, and returns those of an earlier time until they are taken or
 * given up. `end` forgets the draft of a form that was saved or given up.
 */
export function useDraft({ name, changed }: DraftOptions) {
  const { drafts } = useShell();
  const [earlier, setEarlier] = useState<EarlierInput>();
  const hasEnded = useRef(false);
  const text = JSON.stringify(changed);
  const written = useRef('{}');

  useEffect(() => {
    let isGone = false;
    async function look(): Promise<void> {
      const draft = await drafts.read(name);
      const typed = draft && Typed.safeParse(readJson(draft.text)).data;
      if (draft && typed && !isGone) setEarlier({ typed, at: draft.at });
    }
    void look();
    return () => void (isGone = true);
  }, [drafts, name]);

  useEffect(() => {
    if (hasEnded.current || text === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = text;
      if (hasEnded.current) return;
      void (text === '{}' ? drafts.remove(name) : drafts.write(name, text));
    }, restMs);
    return () => clearTimeout(timer);
  }, [drafts, name, text]);

  return {
    earlier,
    dismiss: () => setEarlier(undefined),
    giveUp: () => {
      setEarlier(undefined);
      // What was typed since then is a draft by itself.
      if (text === '{}') void drafts.remove(name);
    },
    /** Forgets what was sent; the form goes on. */
    drop: () => {
      setEarlier(undefined);
      written.current = '{}';
      void drafts.remove(name);
    },
    end: () => {
      hasEnded.current = true;
      void drafts.remove(name);
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
