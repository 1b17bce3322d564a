import { useCallOf } from '@portal/client/queries';
import type { RecordView } from '@portal/contract/records/record-views';
import type { RecordType } from '@portal/contract/records/record-type';
import { Button } from '@portal/ui/actions/Button';
import { Empty } from '@portal/ui/feedback/Empty';
import { confirm } from '@portal/ui/overlays/confirm';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { recordCallsOf } from '../record-calls-of.ts';
import { filterWords, keysInFilter } from '../filters/filter-parts.ts';
import { useNamesOf } from '../record-names.tsx';
import { queryOfView } from './view-content.ts';

interface SavedViewsProps {
  type: RecordType;
  /** The user's. */
  views: readonly RecordView[];
  onClose: () => void;
}

/** The views of the user: which is the default, whether they are shared, and their removal. */
export function SavedViews({ type, views, onClose }: SavedViewsProps) {
  const { listViews, editView, deleteView } = recordCallsOf(type);
  const options = { refreshes: [listViews] };
  const editing = useCallOf(editView, options);
  const deleting = useCallOf(deleteView, options);
  const change = ({ id, name, role, isDefault, view }: RecordView, changed: Partial<RecordView>) =>
    editing.mutate({ id, name, role, isDefault, view, ...changed });

  const filters = new Map(views.map(({ view }) => [view, queryOfView(type, view).filter]));
  const names = useNamesOf(
    type,
    keysInFilter(type, { all: [...filters.values()].flatMap((one) => one ?? []) }),
  );
  const wordsOf = (view: RecordView['view']) => filterWords(type, filters.get(view), names);

  async function remove({ id, name }: RecordView): Promise<void> {
    const isSure = await confirm({
      title: `确定删除视图「${name}」吗？`,
      okText: '删除',
      danger: true,
    });
    if (isSure) deleting.mutate({ id });
  }

  return (
    <Dialog title="管理视图" width={560} onClose={onClose}>
      {views.length === 0 && <Empty text="还没有保存视图" />}
      <ul className="records-saved-views">
        {views.map((view) => (
          <li key={view.id}>
            <div>
              <b>{view.name}</b>
              <p>{wordsOf(view.view) || '没有筛选条件'}</p>
            </div>
            <Button
              size="small"
              aria-pressed={view.isDefault}
              aria-label={`${view.isDefault ? '取消默认' : '设为默认'} ${view.name}`}
              onClick={() => change(view, { isDefault: !view.isDefault })}
            >
              {view.isDefault ? '取消默认' : '设为默认'}
            </Button>
            {view.role !== null && (
              <Button
                size="small"
                aria-label={`停止共享 ${view.name}`}
                onClick={() => change(view, { role: null })}
              >
                停止共享
              </Button>
            )}
            <Button size="small" aria-label={`删除 ${view.name}`} onClick={() => void remove(view)}>
              删除
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
