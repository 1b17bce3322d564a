import { useState } from 'react';
import { plainPath } from '#platform/menu-index.ts';
import type { PagePlace } from '#platform/page-place.ts';
import { hasUnsaved } from '#platform/unsaved.ts';
import { useWorkplaceIn } from '#platform/workplace.ts';
import { type LastKnownPage, type MenuPageState, pageInMenu } from './page-in-menu.ts';

/** Returns the menu item of the page open at a place, in front or kept alive behind another. */
export function usePageInMenu({ path, system }: PagePlace): MenuPageState {
  const found = useWorkplaceIn(system)?.index.find(path)?.item;
  const [known, setKnown] = useState<LastKnownPage>();
  if (found && (known?.item !== found || known.path !== path)) setKnown({ path, item: found });
  return pageInMenu(path, { found, known, isUnsaved: hasUnsaved(plainPath(path)) });
}
