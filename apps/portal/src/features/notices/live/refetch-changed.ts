import { keepDictionaries } from '@portal/client/dictionaries';
import { epochsUnder } from '@portal/client/epochs';
import { dropPrefetched } from '@portal/client/prefetch';
import { CallProblem } from '@portal/client/problems';
import { queryOf } from '@portal/client/queries';
import { send } from '@portal/client/send';
import { getAllDictionaryItems, isDictionaryPath } from '@portal/contract/workplace/dictionaries';
import { unknownEpochs } from '@portal/contract/epochs';
import { getPermissions } from '@portal/contract/access/permissions';
import { countToDos } from '@portal/contract/workplace/to-dos';
import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import { queryClient } from '@portal/client/query-client';
import {
  currentWorkplace,
  EmptyMenu,
  emptyWorkplace,
  enterWorkplace,
  loadWorkplace,
  type Workplace,
} from '#platform/workplace/workplace.ts';

/** Refetches the changed data that the page shows; returns the epochs of the answers. */
export async function refetchChanged(changed: {
  access: boolean;
  words: boolean;
}): Promise<string> {
  const epochs = await Promise.all([
    ...(changed.access ? [refetchAccess()] : []),
    ...(changed.words ? [refetchDictionaries()] : []),
  ]);
  return epochs[0] ?? unknownEpochs;
}

/** Refetches the list of systems, and menu and actions of the current one. */
async function refetchAccess(): Promise<string> {
  const before = currentWorkplace();
  dropPrefetched();
  // What waits is counted by permissions and menus.
  void queryClient.invalidateQueries({ queryKey: [countToDos.path] });
  // Other systems are not on the screen: their data is fetched when they are opened.
  await queryClient.invalidateQueries({ queryKey: [getPermissions.path], refetchType: 'none' });
  await queryClient.fetchQuery({ ...queryOf(listSubsystems, {}, { quiet: true }), staleTime: 0 });
  if (!before) return epochsUnder(listSubsystems.path) ?? unknownEpochs;
  const now = await refetchWorkplace(before);
  const epochs = epochsUnder(getPermissions.path) ?? unknownEpochs;
  const hasMoved = currentWorkplace()?.system !== before.system;
  if (!hasMoved && now.permissions !== before.permissions) enterWorkplace(now);
  return epochs;
}

/** Refetches the workplace. One that was taken away becomes empty, so that the page stays until the user leaves it. */
async function refetchWorkplace({ system }: Workplace): Promise<Workplace> {
  try {
    return await loadWorkplace(system, { isFresh: true });
  } catch (error) {
    const isDisabled = error instanceof CallProblem && error.reason === 'subsystem.disabled';
    if (!(error instanceof EmptyMenu) && !isDisabled) throw error;
    return emptyWorkplace(system);
  }
}

/** Refetches the stored dictionaries, and invalidates those a page shows. */
async function refetchDictionaries(): Promise<string> {
  const items = await send(getAllDictionaryItems, {}, { quiet: true });
  keepDictionaries(items);
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && isDictionaryPath(path),
  });
  return epochsUnder(getAllDictionaryItems.path) ?? unknownEpochs;
}
