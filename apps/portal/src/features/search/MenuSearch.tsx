import { Combobox } from '@portal/ui/Combobox';
import { Dialog } from '@portal/ui/Dialog';
import { IconButton } from '@portal/ui/IconButton';
import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { openItem } from '#platform/navigation.ts';
import { useIsPhone } from '#platform/phone.ts';
import { useWorkplace } from '#platform/workplace.ts';
import { searchable } from './searchable.ts';
import './search.css';

/** Finds a page of the current system by its title: a field in the header, a dialog on the phone (spec section 2). */
export function MenuSearch() {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const { tree } = useWorkplace().index;
  const options = useMemo(
    () =>
      searchable(tree).map(({ item, ancestors }) => ({
        key: item.id,
        text: item.title,
        aside: ancestors.join(' / ') || '首页',
        item,
      })),
    [tree],
  );

  if (!isPhone) {
    return (
      <div className="menu-search">
        <Combobox
          label="搜索菜单"
          placeholder="搜索菜单"
          options={options}
          onChoose={({ item }) => openItem(item)}
        />
      </div>
    );
  }
  return (
    <>
      <IconButton label="搜索菜单" onClick={() => setOpen(true)}>
        <Search size={19} />
      </IconButton>
      {isOpen && (
        <Dialog title="搜索菜单" onClose={() => setOpen(false)}>
          <Combobox
            isInline
            label="搜索菜单"
            placeholder="输入菜单名称"
            options={options}
            onChoose={({ item }) => {
              setOpen(false);
              openItem(item);
            }}
          />
        </Dialog>
      )}
    </>
  );
}
