import { second } from '@portal/common/durations';
import { notify } from '@portal/ui/feedback/notify';
import { useEffect, useInsertionEffect, useRef, useState } from 'react';
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
  /** The name of the form where its draft is spoken of. */
  title: string;
  /** The fields that differ from what the form began with. */
  changed: TypedFields;
  /** Takes the draft over as soon as it is read, instead of offering it. */
  onFound?: ((typed: TypedFields) => void) | undefined;
  /** Leads back to the form; told whether it is still there, behind another page. */
  onTakeUp: (isThere: boolean) => void;
  /** The draft of a form that is still there was thrown away. */
  onThrownAway: () => void;
}

/** The notice of each draft that was left, to be taken away once the form is open again. */
const told = new Map<string, () => void>();

/**
 * Keeps the changed fields of a form for their author, and returns those of an earlier time until they are taken or
 * given up. `end` forgets the draft of a form that was saved or given up. A form that is left any other way is kept at
 * once, and a notice says so, with the way back and the way to throw it away.
 */
export function useDraft(options: DraftOptions) {
  const { name, changed } = options;
  const { drafts } = useShell();
  const [earlier, setEarlier] = useState<EarlierInput>();
  const hasEnded = useRef(false);
  const text = JSON.stringify(changed);
  const written = useRef('{}');
  const latest = useRef({ ...options, text });
  useEffect(() => {
    latest.current = { ...options, text };
  });

  useEffect(() => {
    let isGone = false;
    async function look(): Promise<void> {
      const draft = await drafts.read(name);
      const typed = draft && Typed.safeParse(readJson(draft.text)).data;
      if (!draft || !typed || isGone) return;
      const { onFound } = latest.current;
      if (onFound) onFound(typed);
      else setEarlier({ typed, at: draft.at });
    }
    told.get(name)?.();
    // What was typed here is in the form already, behind whatever page was shown meanwhile.
    if (written.current === '{}') void look();
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

  /** Writes what is typed at once; resolves to whether it is kept. */
  async function keep(): Promise<boolean> {
    const { text: typed } = latest.current;
    if (written.current !== typed) await drafts.write(name, typed);
    written.current = typed;
    return (await drafts.read(name))?.text === typed;
  }

  const forget = () => {
    hasEnded.current = true;
    void drafts.remove(name);
  };
  const said = useRef('');
  useLeft((isGone) => {
    const { text: typed, title, onTakeUp, onThrownAway } = latest.current;
    if (hasEnded.current || typed === '{}') return;
    // Behind another page the form is as it was: said once for what was typed.
    const isNew = isGone || said.current !== typed;
    said.current = typed;
    async function say(): Promise<void> {
      if (!(await keep()) || !isNew) return;
      tellKept(name, {
        title,
        onTakeUp: () => onTakeUp(!isGone),
        onThrownAway: () => {
          forget();
          if (!isGone) onThrownAway();
        },
      });
    }
    void say();
  });

  return {
    earlier,
    keep,
    dismiss: () => setEarlier(undefined),
    giveUp: () => {
      setEarlier(undefined);
      // What was typed since then is a draft by itself.
      if (text === '{}') void drafts.remove(name);
    },
    /** Forgets what was sent; the form goes on. */
    drop: () => {
      setEarlier(undefined);
      hasEnded.current = false;
      written.current = '{}';
      void drafts.remove(name);
    },
    end: forget,
  };
}

/** Says that a form was left and is kept, with the way back to it and the way to throw the draft away. */
function tellKept(
  name: string,
  {
    title,
    onTakeUp,
    onThrownAway,
  }: Record<'onTakeUp' | 'onThrownAway', () => void> & { title: string },
): void {
  const close = notify({
    kind: 'success',
    text: `「${title}」尚未保存，已保留为草稿`,
    lifeMs: noticeMs,
    action: { text: '继续填写', onSelect: onTakeUp },
    otherwise: { text: '放弃草稿', onSelect: onThrownAway },
  });
  told.set(name, close);
}

/** The notice of a draft stays as long as one needs to read it and to decide. */
const noticeMs = 10 * second;

/** Calls back when a form goes, or is hidden behind another page. */
function useLeft(onLeft: (isGone: boolean) => void): void {
  const isGone = useRef(false);
  const latest = useRef(onLeft);
  useEffect(() => {
    latest.current = onLeft;
  });
  // Of all effects this kind alone outlives the page's being hidden, and it is the first to end.
  useInsertionEffect(() => () => void (isGone.current = true), []);
  useEffect(() => () => latest.current(isGone.current), []);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
