import { useSession } from '@portal/client/session';
import type { Page } from '@portal/subsystem/contract';
import { useMemo } from 'react';
import { goTo } from '#platform/router-port.ts';
import { useSystems } from '#platform/systems.ts';
import { useWorkplace } from '#platform/workplace.ts';
import { Stage } from '../features/stage/Stage.tsx';
import { useUnsavedNote } from './use-unsaved-note.ts';

/** A page that lives in a subsystem: the stage is told who wants to see what, and stays the same from page to page. */
export function SubsystemPage({ page }: { page: Page }) {
  const session = useSession();
  const { system: key, permissions } = useWorkplace();
  const system = useSystems().find(({ sysType }) => sysType === key);
  const noteUnsaved = useUnsavedNote(page.path);
  const person = useMemo(() => session?.person, [session]);
  if (!person || !system) return null;
  return (
    <Stage
      system={system}
      page={page}
      permissions={permissions}
      person={person}
      onNavigate={(to, options) => void goTo(to, options)}
      onTitle={() => undefined}
      onUnsaved={noteUnsaved}
    />
  );
}
