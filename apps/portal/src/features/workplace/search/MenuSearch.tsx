import { Combobox } from '@portal/ui/forms/Combobox';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { IconButton } from '@portal/ui/actions/IconButton';
import { Search } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { openPage } from '#platform/navigation.ts';
import { openPalette } from '#platform/palette.ts';
import { useIsPhone } from '#platform/phone.ts';
import { useSystems } from '#platform/systems.ts';
import { useWorkplace } from '#platform/workplace.ts';
import type { Finder } from './finder.ts';
import { optionsBySystem, type PageOption, pageOption } from './page-option.tsx';
import { PaletteHint } from './PaletteHint.tsx';
import { askForPages, usePages } from './use-pages.ts';
import { useVisits } from './use-recent-visits.ts';
import './search.css';

/**
 * Finds a page: a field in the header, a dialog on the phone (spec section 2). First those of the system at hand, then
 * those of every other the person may enter.
 */
export function MenuSearch() {
  useVisits();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const { options, find, makeReady } = usePageSearch();

  if (!isPhone) {
    return (
      <div className="menu-search">
        <Combobox
          label="搜索菜单"
          placeholder="搜索菜单"
          options={options}
          find={find}
          onFocus={makeReady}
          onChoose={({ page }, how) => openPage(page, how)}
          foot={<PaletteHint onOpen={openPalette} />}
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
            find={find}
            onFocus={makeReady}
            onChoose={({ page }, how) => {
              setOpen(false);
              openPage(page, how);
            }}
            foot={
              <PaletteHint
                onOpen={() => {
                  setOpen(false);
                  openPalette();
                }}
              />
            }
          />
        </Dialog>
      )}
    </>
  );
}

/** All there is to be found, and how: until the way by pinyin has arrived, by the characters of a title. */
function usePageSearch() {
  const workplace = useWorkplace();
  const systems = useSystems();
  const { own, others } = usePages(workplace);
  const [finder, setFinder] = useState<Finder<PageOption>>();
  const options = useMemo(
    () => [...own.map((page) => pageOption(page)), ...optionsBySystem(others, systems)],
    [own, others, systems],
  );

  function makeReady(): void {
    askForPages();
    if (finder) return;
    import('./finder.ts').then(
      ({ createFinder }) => setFinder(createFinder<PageOption>()),
      () => undefined,
    );
  }
  // Before the first key, and after what is there to be seen at once.
  useEffect(() => finder?.makeReady(options), [finder, options]);
  return { options, find: finder?.find, makeReady };
}
