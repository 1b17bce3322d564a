import { useState } from 'react';
import { plainPath } from '#platform/menu-index.ts';
import type { PagePlace } from '#platform/page-place.ts';
import { hasUnsaved } from '#platform/unsaved.ts';
import { useWorkplaceIn } from '#platform/workplace.ts';
import { type KnownPage, type PageAtHand, pageAtHand } from './page-in-menu.ts';

/** The page that is open at a place, in front or kept behind another: each remembers what it was. */
export function usePageAtHand({ path, system }: PagePlace): PageAtHand {
  const found = useWorkplaceIn(system)?.index.find(path)?.item;
  const [known, setKnown] = useState<KnownPage>();
  if (found && (known?.item !== found || known.path !== path)) setKnown({ path, item: found });
  return pageAtHand(path, { found, known, isUnsaved: hasUnsaved(plainPath(path)) });
}
