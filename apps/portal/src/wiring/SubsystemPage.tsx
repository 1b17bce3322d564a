import { useSession } from '@portal/client/session';
import { contextKindOf } from '@portal/contract/workplace/work-context';
import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import type { Page } from '@portal/subsystem/contract';
import { useMemo, useState } from 'react';
import { usePagePrefetch } from '#platform/workplace/page-calls.ts';
import { queryClient } from '@portal/client/query-client';
import { useChosen } from '#platform/context/choices.ts';
import { withoutTrailingSlash } from '#platform/navigation/paths.ts';
import { usePageLocation } from '#platform/navigation/page-location.ts';
import { goTo } from '#platform/navigation/router-port.ts';
import { useSystems } from '#platform/workplace/systems.ts';
import { markUnsaved } from '#platform/workplace/unsaved-changes.ts';
import type { Workplace } from '#platform/workplace/workplace.ts';
import { openChooser } from '../features/workplace/contexts/open-chooser.ts';
import { FailedSubsystem } from '../features/shell/stage/FailedSubsystem.tsx';
import { Stage } from '../features/shell/stage/Stage.tsx';
import { versionOf } from '../features/shell/stage/version.ts';
import { setPageTitle } from '../features/workplace/tabs/pages/open-pages.ts';

const askAgain = () => queryClient.invalidateQueries({ queryKey: [listSubsystems.path] });

interface SubsystemPageProps {
  workplace: Workplace;
  page: Page;
}

/** A page of a subsystem: hands user, permissions and context to its stage. */
export function SubsystemPage({
  workplace: { system: key, permissions },
  page,
}: SubsystemPageProps) {
  const session = useSession();
  const systems = useSystems();
  const system = systems.find(({ sysType }) => sysType === key);
  const chosen = useChosen();
  usePagePrefetch(key, page);
  const release = useReleaseAtEntry(system && versionOf(system));
  const person = useMemo(() => session?.person, [session]);
  if (!system && systems.length > 0) {
    return (
      <FailedSubsystem
        systemName={key}
        pageTitle={page.title}
        kind="missing"
        onRetry={() => void askAgain()}
      />
    );
  }
  if (!person || !system) return null;
  return (
    <Stage
      key={release}
      system={system}
      page={page}
      permissions={permissions}
      person={person}
      chosen={chosen}
      onNavigate={(to, options) => void goTo(to, options)}
      onTitle={(title) => setPageTitle(page.path, title)}
      onChooseContext={() => openChooser.set(contextKindOf[key])}
      noteUnsaved={() => markUnsaved(withoutTrailingSlash(page.path))}
    />
  );
}

/** Returns the release a page shows: it keeps the first one until its system is left and entered again. */
function useReleaseAtEntry(now: string | undefined): string | undefined {
  const { entry } = usePageLocation();
  const [begun, setBegun] = useState({ entry, release: now });
  const isUnknown = begun.release === undefined && now !== undefined;
  if (begun.entry !== entry || isUnknown) setBegun({ entry, release: now });
  return begun.release;
}
