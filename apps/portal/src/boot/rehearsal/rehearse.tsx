import { queryOf } from '@portal/client/queries';
import { getBoard } from '@portal/contract/analysis/board';
import { getPermissions } from '@portal/contract/access/permissions';
import { signIn } from '@portal/contract/identity/session';
import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import { Board } from '@portal/subsystem/analysis/board/Board';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router';
import { Activity } from 'react';
import { createRoot } from 'react-dom/client';
import { indexMenu } from '../../platform/workplace/menu-index.ts';
import { RehearsedWorkplace } from '../../platform/workplace/workplace.ts';
import { ShellLayout } from '../../wiring/ShellLayout.tsx';
import { landingPath } from '../landing.ts';
import * as sample from './sample.ts';

/**
 * Draws the shell and a board once, for nobody and where nobody sees it, while somebody types: code is slow when it is
 * run for the first time, and a slow computer would otherwise take that time when it is to sign in. React draws what is
 * hidden in small steps and begins none of its effects, so nothing is asked for, kept or listened to.
 */
export function rehearse(router: AnyRouter): void {
  signIn.result.parse(sample.signedIn);
  landingPath();
  const { menu, ...actions } = getPermissions.result.parse(sample.permissions);
  const workplace = {
    system: 'ors',
    permissions: { menu, ...actions },
    index: indexMenu(menu),
  } as const;
  const client = new QueryClient();
  client.setQueryData(
    queryOf(listSubsystems, {}).queryKey,
    listSubsystems.result.parse(sample.systems),
  );
  createRoot(document.createElement('div')).render(
    <Activity mode="hidden">
      <QueryClientProvider client={client}>
        <RouterContextProvider router={router}>
          <RehearsedWorkplace value={workplace}>
            <ShellLayout />
            <Board board={getBoard.result.parse(sample.board)} onOpen={() => undefined} />
            <Done />
          </RehearsedWorkplace>
        </RouterContextProvider>
      </QueryClientProvider>
    </Activity>,
  );
}

/** Comes last: it is drawn if all before it was. */
function Done(): null {
  performance.mark('first page rehearsed');
  return null;
}
