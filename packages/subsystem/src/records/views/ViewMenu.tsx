import { useQueryOf } from '@portal/client/queries';
import type { RecordView } from '@portal/contract/records/record-views';
import type { RecordType } from '@portal/contract/records/record-type';
import type { GridLayout } from '@portal/ui/grid/grid-layout';
import { DropdownMenu } from '@portal/ui/overlays/DropdownMenu';
import { Bookmark, BookmarkPlus, Settings2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { usePage } from '../../session.ts';
import type { ListQuery } from '../list-address.ts';
import { recordCallsOf } from '../record-calls-of.ts';
import { partOnDemand } from '../part-on-demand.tsx';
import { layoutOfView, queryOfView, type ShownList, viewContent } from './view-content.ts';

const SavedViews = partOnDemand(({ SavedViews: Part }) => Part, { lines: 0 });
const SaveViewDialog = partOnDemand(({ SaveViewDialog: Part }) => Part, { lines: 0 });

interface ViewMenuProps extends ShownList {
  type: RecordType;
  /** The page begins with a view of its own, and not with the user's default. */
  hasOwnView: boolean;
  onQuery: (query: ListQuery) => void;
  onLayout: (layout: GridLayout) => void;
}

/** The views a user saved or that are shared with their roles; the one that is theirs by default opens by itself. */
export function ViewMenu({ type, hasOwnView, onQuery, onLayout, ...shown }: ViewMenuProps) {
  const { search } = usePage();
  const { data } = useQueryOf(recordCallsOf(type).listViews, {}, { quiet: true });
  const [dialog, setDialog] = useState<'save' | 'manage'>();
  const views = data?.views ?? [];
  const same = views.filter(({ view }) => isShown(view, shown));
  const current = same.find(({ isOwn, isDefault }) => isOwn && isDefault) ?? same[0];

  function show({ view }: RecordView): void {
    onLayout(layoutOfView(shown, view));
    onQuery(queryOfView(type, view));
  }
  useDefaultView(hasOwnView ? [] : views, search, show);

  const itemOf = (view: RecordView) => ({
    key: view.id,
    label: view.name,
    hint: hintOf(view),
    icon: <Bookmark size={15} aria-hidden="true" />,
    onSelect: () => show(view),
  });
  return (
    <>
      <DropdownMenu
        label="已保存的视图"
        trigger={{
          className: 'ui-button',
          children: (
            <>
              <Bookmark size={15} aria-hidden="true" /> {current?.name ?? '我的视图'}
            </>
          ),
        }}
        groups={[
          views.filter(({ isOwn }) => isOwn).map(itemOf),
          views.filter(({ isOwn }) => !isOwn).map(itemOf),
          [
            {
              key: 'save',
              label: '保存当前视图',
              icon: <BookmarkPlus size={15} aria-hidden="true" />,
              onSelect: () => setDialog('save'),
            },
            {
              key: 'manage',
              label: '管理视图',
              icon: <Settings2 size={15} aria-hidden="true" />,
              disabled: !views.some(({ isOwn }) => isOwn),
              onSelect: () => setDialog('manage'),
            },
          ],
        ]}
      />
      {dialog === 'save' && (
        <SaveViewDialog
          type={type}
          content={viewContent(shown)}
          views={views}
          roles={data?.roles ?? []}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'manage' && (
        <SavedViews
          type={type}
          views={views.filter(({ isOwn }) => isOwn)}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

const isShown = (view: RecordView['view'], shown: ShownList): boolean => {
  const now = viewContent(shown);
  return (
    view.filter === now.filter &&
    view.keyword === now.keyword &&
    view.sort === now.sort &&
    view.columns.join() === now.columns.join()
  );
};

function hintOf({ isOwn, isDefault, role, owner }: RecordView): string {
  if (!isOwn) return `${owner} 共享`;
  return [isDefault && '默认', role !== null && '已共享'].filter(Boolean).join(' · ');
}

/** Shows the default view once the views are there, unless the address asks for something else. */
function useDefaultView(
  views: readonly RecordView[],
  search: string,
  show: (view: RecordView) => void,
): void {
  const isDecided = useRef(false);
  const first = views.find(({ isOwn, isDefault }) => isOwn && isDefault);
  useEffect(() => {
    if (isDecided.current || views.length === 0) return;
    isDecided.current = true;
    const isAsked = ['keyword', 'filter', 'sort', 'page', 'size'].some((name) =>
      new URLSearchParams(search).has(name),
    );
    if (first && !isAsked) show(first);
  });
}
