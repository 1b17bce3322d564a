import { usePage } from '@portal/subsystem/session';
import { DictionaryList } from './DictionaryList.tsx';
import { DictionaryView } from './DictionaryView.tsx';
import './dictionaries.css';

/** The page of dictionaries: the list of them, or one with its items. */
export function DictionariesPage() {
  const query = new URLSearchParams(usePage().search);
  const code = query.get('code');
  if (code) return <DictionaryView key={code} code={code} />;
  const text = query.get('text')?.slice(0, 60) ?? '';
  return <DictionaryList text={text} />;
}
