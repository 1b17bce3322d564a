import { Combobox } from '@portal/ui/forms/Combobox';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { IconButton } from '@portal/ui/actions/IconButton';
import { Search } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { openPage } from '#platform/navigation/open-page.ts';
import { openPalette } from '#platform/workplace/command-palette.ts';
import { useIsPhone } from '@portal/ui/hooks/use-is-phone';
import { useSystems } from '#platform/workplace/systems.ts';
import { useWorkplace } from '#platform/workplace/workplace.ts';
import type { Finder } from './finder.ts';
import { optionsBySystem, type PageOption, pageOption } from './page-option.tsx';
import { PaletteHint } from './PaletteHint.tsx';
import { prefetchPages, usePages } from './use-pages.ts';
import { useRecentVisits } from './use-recent-visits.ts';
import './search.css';

/**
 * Search for a page: a field in the header, a dialog on a phone (spec section 2). Pages of the current system come
 * first, then those of the others the user may enter.
 */
export function MenuSearch() {
  useRecentVisits();
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

/** Returns all pages and the search; before the pinyin finder has loaded, titles are matched by character. */
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
    prefetchPages();
    if (finder) return;
    import('./finder.ts').then(
      ({ createFinder }) => setFinder(createFinder<PageOption>()),
      () => undefined,
    );
  }
  // Indexed before the first key, and after the first paint.
  useEffect(() => finder?.makeReady(options), [finder, options]);
  return { options, find: finder?.find, makeReady };
}
