import { registerRelease, type ReleaseList } from '@portal/contract/subsystems/subsystem-releases';
import { useCallOf } from '@portal/client/queries';
import { useUnsaved } from '@portal/subsystem/session';
import { notify } from '@portal/ui/feedback/notify';
import { useState } from 'react';
import { parseManifest } from './parse-manifest.ts';
import { refreshes } from './use-release-decisions.ts';

/** The form of a new release: its values, its error, and the function that registers it. */
export function useReleaseRegistration({ sysType, releases }: ReleaseList, onDone: () => void) {
  // The next build mostly lies where the last one does, or beside it.
  const [first] = useState(() => releases[0]?.entry ?? `/apps/${sysType}/subsystem.json`);
  const [entry, setEntry] = useState(first);
  const [text, setText] = useState('');
  const { mutate, isPending, error, reset } = useCallOf(registerRelease, {
    refreshes,
    quiet: true,
  });
  const offered = text.trim() === '' ? undefined : parseManifest(text, sysType);
  const isTyped = text !== '' || entry !== first;
  useUnsaved(isTyped);

  const register = (manifest: Record<string, unknown>, version: string): void =>
    mutate(
      { sysType, entry: entry.trim(), manifest },
      {
        onSuccess: () => {
          notify({ kind: 'success', text: `已登记 ${version}，目前无人使用` });
          onDone();
        },
      },
    );
  const isWhole = entry.trim() !== '' && offered !== undefined && 'manifest' in offered;
  return {
    entry,
    text,
    offered,
    isTyped,
    isPending,
    problem: error?.message,
    register: isWhole ? () => register(offered.manifest, offered.version) : undefined,
    // What was refused has been answered as soon as something else is typed.
    setEntry: (typed: string): void => {
      setEntry(typed);
      reset();
    },
    setText: (typed: string): void => {
      setText(typed);
      reset();
    },
  };
}
