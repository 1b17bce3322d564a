import type { DeskItem } from '@portal/contract/notices/announcement-desk';
import { useRouter } from '@portal/subsystem/session';
import { ReadBar } from './readers/ReadBar.tsx';
import { NoticeActions } from './NoticeActions.tsx';
import { noticeAddresses } from './addresses.ts';
import { categoryWords, priorityWords, stateWords } from './labels.ts';

/** One announcement in the list, and what can be done with it in its state. */
export function NoticeRow({ item }: { item: DeskItem }) {
  const { push } = useRouter();
  const { id, titile, priority, state, sendTime, createTime, createBy } = item;
  const isUnsent = state === 'draft' || state === 'scheduled';
  const target = isUnsent ? noticeAddresses.writing(id) : noticeAddresses.reading(id);
  const marks = [item.izTop === '1' && '置顶', item.mustRead && '必读'].filter(Boolean);
  return (
    <tr>
      <td className="ams-lead">
        <button type="button" className="ams-link" onClick={() => push(target)}>
          {titile}
        </button>
        <small>
          {[
            priorityWords[priority],
            categoryWords[item.msgCategory],
            item.sender,
            createBy && `${createBy} 编写`,
            ...marks,
            item.revision > 1 && `第 ${item.revision} 版`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </td>
      <td data-label="状态">
        <span className="ams-state" data-state={state}>
          {stateWords[state]}
        </span>
      </td>
      <td data-label="时间" className="num">
        {(sendTime ?? createTime).slice(0, 16)}
      </td>
      <td data-label="阅读">
        {item.reach === null ? '—' : <ReadBar read={item.readers} meant={item.reach} />}
      </td>
      <td className="ams-ways">
        <NoticeActions item={item} />
      </td>
    </tr>
  );
}
