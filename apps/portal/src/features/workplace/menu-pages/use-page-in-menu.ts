import { useState } from 'react';
import { withoutTrailingSlash } from '#platform/navigation/paths.ts';
import type { PageLocation } from '#platform/navigation/page-location.ts';
import { hasUnsaved } from '#platform/workplace/unsaved-changes.ts';
import { useWorkplaceIn } from '#platform/workplace/workplace.ts';
import { type LastKnownPage, type MenuPageState, pageInMenu } from './page-in-menu.ts';

/** Returns the menu item of the page open at a place, in front or kept alive behind another. */
export function usePageInMenu({ path, system }: PageLocation): MenuPageState {
  const found = useWorkplaceIn(system)?.index.find(path)?.item;
  const [known, setKnown] = useState<LastKnownPage>();
  if (found && (known?.item !== found || known.path !== path)) setKnown({ path, item: found });
  return pageInMenu(path, { found, known, isUnsaved: hasUnsaved(withoutTrailingSlash(path)) });
}
