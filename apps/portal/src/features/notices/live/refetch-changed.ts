import { epochsUnder } from '@portal/client/epochs';
import { CallProblem } from '@portal/client/problems';
import { queryOf } from '@portal/client/queries';
import { send } from '@portal/client/send';
import { remember, storageKeys } from '@portal/client/storage';
import { getAllDictionaryItems, isDictionaryPath } from '@portal/contract/workplace/dictionaries';
import { unknownEpochs } from '@portal/contract/epochs';
import { storedDictionaryMs } from '@portal/contract/limits';
import { getPermissions } from '@portal/contract/access/permissions';
import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import { cache } from '#platform/cache.ts';
import {
  currentWorkplace,
  EmptyMenu,
  emptyWorkplace,
  enterWorkplace,
  loadWorkplace,
  type Workplace,
} from '#platform/workplace.ts';

/** Fetches anew what the page shows of what changed, and puts it in its place; answers how new it is. */
export async function renew(changed: { access: boolean; words: boolean }): Promise<string> {
  const under = await Promise.all([
    ...(changed.access ? [renewAccess()] : []),
    ...(changed.words ? [renewWords()] : []),
  ]);
  return under[0] ?? unknownEpochs;
}

/** The list of systems, and the menu and actions of the one the person is in. */
async function renewAccess(): Promise<string> {
  const before = currentWorkplace();
  // Of other systems nothing is shown: they are asked about when somebody wants them.
  await cache.invalidateQueries({ queryKey: [getPermissions.path], refetchType: 'none' });
  await cache.fetchQuery({ ...queryOf(listSubsystems, {}, { quiet: true }), staleTime: 0 });
  if (!before) return epochsUnder(listSubsystems.path) ?? unknownEpochs;
  const now = await workplaceNow(before);
  const under = epochsUnder(getPermissions.path) ?? unknownEpochs;
  const hasMoved = currentWorkplace()?.system !== before.system;
  if (!hasMoved && now.permissions !== before.permissions) enterWorkplace(now);
  return under;
}

/** A system that was taken away leaves an empty one behind, so that what is on the page stays until it is left. */
async function workplaceNow({ system }: Workplace): Promise<Workplace> {
  try {
    return await loadWorkplace(system, { isFresh: true });
  } catch (error) {
    const isDisabled = error instanceof CallProblem && error.reason === 'subsystem.disabled';
    if (!(error instanceof EmptyMenu) && !isDisabled) throw error;
    return emptyWorkplace(system);
  }
}

/** The dictionaries the browser keeps, and those a page shows. */
async function renewWords(): Promise<string> {
  const items = await send(getAllDictionaryItems, {}, { quiet: true });
  remember(storageKeys.dictionaries, items, storedDictionaryMs);
  await cache.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && isDictionaryPath(path),
  });
  return epochsUnder(getAllDictionaryItems.path) ?? unknownEpochs;
}
