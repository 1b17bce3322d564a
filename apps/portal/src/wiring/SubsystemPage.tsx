import { useSession } from '@portal/client/session';
import { contextKindOf } from '@portal/contract/chosen';
import type { Page } from '@portal/subsystem/contract';
import { useMemo } from 'react';
import { useChosen } from '#platform/chosen.ts';
import { plainPath } from '#platform/menu-index.ts';
import { goTo } from '#platform/router-port.ts';
import { useSystems } from '#platform/systems.ts';
import { noteUnsaved } from '#platform/unsaved.ts';
import type { Workplace } from '#platform/workplace.ts';
import { openChooser } from '../features/contexts/chooser.ts';
import { Stage } from '../features/stage/Stage.tsx';
import { entitle } from '../features/tabs/open-pages.ts';

interface SubsystemPageProps {
  workplace: Workplace;
  page: Page;
}

/** A page that lives in a subsystem: its stage is told who wants to see what. */
export function SubsystemPage({
  workplace: { system: key, permissions },
  page,
}: SubsystemPageProps) {
  const session = useSession();
  const system = useSystems().find(({ sysType }) => sysType === key);
  const chosen = useChosen();
  const person = useMemo(() => session?.person, [session]);
  if (!person || !system) return null;
  return (
    <Stage
      system={system}
      page={page}
      permissions={permissions}
      person={person}
      chosen={chosen}
      onNavigate={(to, options) => void goTo(to, options)}
      onTitle={(title) => entitle(page.path, title)}
      onChooseContext={() => openChooser.set(contextKindOf[key])}
      noteUnsaved={() => noteUnsaved(plainPath(page.path))}
    />
  );
}
