import { announceProblem, CallProblem } from '@portal/client/problems';
import { queryOf } from '@portal/client/queries';
import { send } from '@portal/client/send';
import { currentSession } from '@portal/client/session';
import { remember, storageKeys } from '@portal/client/storage';
import {
  type AccountSet,
  getGimsUserFactory,
  handOverToGims,
  isOfSupplyChain,
} from '@portal/contract/workplace/account-sets';
import { refusals } from '@portal/contract/refusals';
import { authorize, szSign } from '@portal/contract/identity/provider';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { listSubsystems, type SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { notify } from '@portal/ui/feedback/notify';
import { askForAccountSet } from '../context/account-set-choice.ts';
import { queryClient } from '@portal/client/query-client';
import { openWindow } from '../navigation/open-window.ts';

/** A system cannot be opened; the message is shown to the user. */
class CannotOpen extends Error {
  override name = 'CannotOpen';
}

/** Returns whether a system outside the portal is connected, beside the pages here or in place of them. */
export const isConnected = ({ address, thirdParam }: Partial<SubsystemEntry>): boolean =>
  address !== undefined || thirdParam !== undefined;

const notConnected = refusals['sso.not-connected'].message;

/**
 * Returns whether a choice of a system is over: it has no pages here and was opened outside, or the user lacks the
 * account set it requires (spec section 4). Errors are shown here; nothing is shown after `choice` is aborted.
 */
export const isChoiceOver = (system: SubsystemKey, choice: AbortSignal): Promise<boolean> =>
  withRefusalsShown(choice, async () => {
    await requireAccountSet(system);
    choice.throwIfAborted();
    const entry = await entryOf(system);
    choice.throwIfAborted();
    if (entry.kind !== 'sso') return false;
    await openConnected(system, entry, choice);
    return true;
  });

/** Opens the system outside the portal that has a subsystem's name, signed in as the user. Errors are shown here. */
export const openOutside = (system: SubsystemKey, choice: AbortSignal): Promise<boolean> =>
  withRefusalsShown(choice, async () => {
    const entry = await entryOf(system);
    choice.throwIfAborted();
    await openConnected(system, entry, choice);
    return true;
  });

async function withRefusalsShown(
  choice: AbortSignal,
  open: () => Promise<boolean>,
): Promise<boolean> {
  try {
    return await open();
  } catch (error) {
    if (choice.aborted) return true;
    if (error instanceof CallProblem && error.kind !== 'refused') announceProblem(error);
    else notify({ kind: 'error', title: '系统提示', text: whyNot(error) });
    return true;
  }
}

async function requireAccountSet(system: SubsystemKey): Promise<void> {
  if (system === 'gyl' && !(await ownAccountSets()).some(isOfSupplyChain)) {
    throw new CannotOpen('您没有供应链账套，请联系管理员');
  }
  if (system === 'gims') await productionSets();
}

async function productionSets(): Promise<AccountSet[]> {
  const sets = (await ownAccountSets()).filter((set) => !isOfSupplyChain(set));
  if (sets.length === 0) throw new CannotOpen('您没有采购生产账套，请联系管理员');
  return sets;
}

async function openConnected(
  system: SubsystemKey,
  { address, thirdParam }: Partial<SubsystemEntry>,
  choice: AbortSignal,
): Promise<void> {
  if (system === 'gims') await enterGims(address, choice);
  else if (system === 'idss') await openIdss(address, choice);
  else if (thirdParam) {
    const { redirect_uri } = await send(authorize, thirdParam, { quiet: true });
    choice.throwIfAborted();
    openWindow(redirect_uri);
  } else throw new CannotOpen(notConnected);
}

/** Leaves for gims with one of the user's account sets, chosen by the user when there are several. */
async function enterGims(address: string | undefined, choice: AbortSignal): Promise<void> {
  const sets = await productionSets();
  choice.throwIfAborted();
  if (address === undefined) throw new CannotOpen(notConnected);
  const factoyId = sets.length === 1 ? sets[0]?.code : await askForAccountSet(sets);
  if (factoyId === undefined) return;
  const { address: entrance } = await send(handOverToGims, { factoyId }, { quiet: true });
  choice.throwIfAborted();
  // On return the front page shows (spec section 4).
  remember(storageKeys.currentSystem, 'gims');
  location.assign(entrance);
}

async function openIdss(address: string | undefined, choice: AbortSignal): Promise<void> {
  if (address === undefined) throw new CannotOpen(notConnected);
  const token = await send(szSign, { userId: ownWorkNo() }, { quiet: true });
  choice.throwIfAborted();
  const entrance = new URL(address);
  entrance.searchParams.set('token', token);
  openWindow(entrance.href);
}

const ownWorkNo = (): string => currentSession()?.person.workNo ?? '';

const ownAccountSets = (): Promise<AccountSet[]> =>
  send(getGimsUserFactory, { username: ownWorkNo() }, { quiet: true });

async function entryOf(system: SubsystemKey): Promise<Partial<SubsystemEntry>> {
  const systems = await queryClient.fetchQuery(queryOf(listSubsystems, {}, { quiet: true }));
  return systems.find(({ sysType }) => sysType === system) ?? {};
}

/** Returns the server's message: the one for its status would not name the system or the reason. */
function whyNot(error: unknown): string {
  if (error instanceof CannotOpen) return error.message;
  if (!(error instanceof CallProblem)) throw error;
  return error.said;
}
