import { usePage } from '@portal/subsystem/session';
import { NoticeList } from './NoticeList.tsx';
import { noticeFilterFrom } from './addresses.ts';
import { NoticeDetail } from './NoticeDetail.tsx';
import { RevisionForm } from './revisions/RevisionForm.tsx';
import { DraftEditor } from './editor/DraftEditor.tsx';
import './notices.css';

/** The page of announcements for their writers: the list, and one announcement to read, edit or revise. */
export function NoticePage() {
  const query = new URLSearchParams(usePage().search);
  const [write, revise, id] = ['write', 'revise', 'id'].map((name) => query.get(name));
  if (write) return <DraftEditor key={write} id={write} />;
  if (revise) return <RevisionForm key={revise} id={revise} />;
  if (id) return <NoticeDetail key={id} id={id} />;
  return <NoticeList sought={noticeFilterFrom(query)} />;
}
