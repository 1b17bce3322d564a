import { DictionarySelect } from '@portal/subsystem/choosers/DictionarySelect';
import { usePage, useUnsaved } from '@portal/subsystem/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SampleDialog } from './SampleDialog.tsx';
import { SampleTable } from './SampleTable.tsx';

const pollMs = 1_000;
const ask = async (): Promise<string> => (await fetch('/livez')).text();

/** A page that has everything a page can lose: what was typed, where it was scrolled to, an order, a poll, a draft. */
export function SamplePage() {
  const { path, title, search } = usePage();
  const [draft, setDraft] = useState('');
  const [size, setSize] = useState<string[]>([]);
  const [isPolling, setPolling] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const once = useQuery({ queryKey: ['once', path], queryFn: ask });
  useQuery({
    queryKey: ['poll', path],
    queryFn: ask,
    enabled: isPolling,
    refetchInterval: pollMs,
  });
  useUnsaved(draft !== '');
  if (isBroken) throw new Error('The sample page was told to break.');

  return (
    <section>
      <h1>{title}</h1>
      <p>
        地址 {path + search}，请求{once.data === undefined ? '中' : '完成'}
      </p>
      <label>
        关键字 <input />
      </label>
      <label>
        草稿 <input value={draft} onChange={(event) => setDraft(event.target.value)} />
      </label>
      <label>
        轮询{' '}
        <input
          type="checkbox"
          checked={isPolling}
          onChange={(event) => setPolling(event.target.checked)}
        />
      </label>
      <DictionarySelect label="规格" dictCode="room_size" value={size} onChange={setSize} />
      <SampleDialog />
      <button type="button" onClick={() => setBroken(true)}>
        弄坏
      </button>
      <SampleTable />
    </section>
  );
}
