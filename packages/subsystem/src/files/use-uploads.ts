import { CallProblem } from '@portal/client/problems';
import { type FileInfo, unfinishedUpload } from '@portal/contract/files/files';
import type { PendingFile } from '@portal/ui/files/Upload';
import { useEffect, useRef, useState } from 'react';
import { useShell } from '../shell.ts';
import { useUnsaved } from '../session.ts';

interface UploadsOptions {
  /** Ids of files, and of uploads that have not ended. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
}

/** An upload with what is needed to try it again. */
interface Upload extends PendingFile {
  file: File;
}

/**
 * Uploads files one after the other. An upload has its place in the value from the start, so that a form with one that
 * has not ended is not sent without it.
 */
export function useUploads({ value, onChange }: UploadsOptions) {
  const { upload } = useShell();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [fresh, setFresh] = useState<readonly FileInfo[]>([]);
  const turns = useRef(Promise.resolve());
  const ends = useRef(new Map<string, AbortController>());
  const latest = useRef({ value, onChange });
  useEffect(() => void (latest.current = { value, onChange }));
  // What is on its way when its form goes belongs to nobody.
  useEffect(() => {
    const running = ends.current;
    return () => running.forEach((end) => end.abort());
  }, []);
  useUnsaved(uploads.length > 0);

  function change(to: (ids: readonly string[]) => string[]): void {
    const next = to(latest.current.value);
    latest.current = { ...latest.current, value: next };
    latest.current.onChange(next);
  }
  const update = (key: string, now: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...now } : one)));
  const drop = (key: string) => setUploads((all) => all.filter((one) => one.key !== key));

  async function run(key: string, file: File, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    try {
      const info = await upload(file, {
        signal,
        onProgress: (share) => update(key, { share }),
      });
      ends.current.delete(key);
      setFresh((all) => [...all, info]);
      change((ids) => ids.map((id) => (id === key ? info.id : id)));
      drop(key);
    } catch (error) {
      if (signal.aborted) return;
      update(key, { problem: error instanceof CallProblem ? error.said : '上传失败，请重试' });
    }
  }
  function begin(key: string, file: File): void {
    const end = new AbortController();
    ends.current.set(key, end);
    turns.current = turns.current.then(() => run(key, file, end.signal));
  }

  return {
    pending: uploads.filter(({ key }) => value.includes(key)),
    /** Files that were uploaded here. */
    fresh,
    add: (files: readonly File[]): void => {
      const added = files.map((file): Upload => {
        const key = `${unfinishedUpload}${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
        return { key, file, name: file.name, size: file.size, share: 0 };
      });
      setUploads((all) => [...all, ...added]);
      change((ids) => [...ids, ...added.map(({ key }) => key)]);
      for (const { key, file } of added) begin(key, file);
    },
    retry: (key: string): void => {
      const failed = uploads.find((one) => one.key === key);
      if (!failed) return;
      update(key, { problem: undefined, share: 0 });
      begin(key, failed.file);
    },
    cancel: (key: string): void => {
      ends.current.get(key)?.abort();
      drop(key);
      change((ids) => ids.filter((id) => id !== key));
    },
    remove: (id: string) => change((ids) => ids.filter((one) => one !== id)),
  };
}
