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
import { WarmUpWorkplace } from '../../platform/workplace/workplace.ts';
import { ShellLayout } from '../../wiring/ShellLayout.tsx';
import { landingPath } from '../landing.ts';
import * as sample from './sample-responses.ts';

/**
 * Renders the shell and a board once, hidden and in no document, while a user types: code is slow when it is first run,
 * and a sign-in would wait for it. It earns some 50 ms on a store PC (decision 42). React renders hidden trees in small
 * steps and begins none of their effects, so nothing is requested, stored or listened to.
 */
export function warmUp(router: AnyRouter): void {
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
          <WarmUpWorkplace value={workplace}>
            <ShellLayout />
            <Board board={getBoard.result.parse(sample.board)} onOpen={() => undefined} />
            <Done />
          </WarmUpWorkplace>
        </RouterContextProvider>
      </QueryClientProvider>
    </Activity>,
  );
}

/** Comes last: it is rendered if all before it was. */
function Done(): null {
  performance.mark('first page warmed up');
  return null;
}
