import { usePage } from '@portal/subsystem/session';
import { NoticeList } from './NoticeList.tsx';
import { soughtIn } from './addresses.ts';
import { NoticeReading } from './NoticeDetail.tsx';
import { Revise } from './revisions/RevisionForm.tsx';
import { Writing } from './editor/DraftEditor.tsx';
import './notices.css';

/** What the group tells its people, for those who write it: the list, and what is done with one of it. */
export function NoticePage() {
  const query = new URLSearchParams(usePage().search);
  const [write, revise, id] = ['write', 'revise', 'id'].map((name) => query.get(name));
  if (write) return <Writing key={write} id={write} />;
  if (revise) return <Revise key={revise} id={revise} />;
  if (id) return <NoticeReading key={id} id={id} />;
  return <NoticeList sought={soughtIn(query)} />;
}
