import type { Page } from '@portal/contract/access/pages';
import type { AllAuthEntry, AuthEntry } from '@portal/contract/access/permissions';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { VisiblePage } from '@portal/contract/access/visible-menu';
import type { z } from 'zod';
import type { StoredAction } from './store.ts';

export const heldActionToWire = (action: StoredAction): z.infer<typeof AuthEntry> => ({
  action: action.code,
  type: action.type,
  describe: action.describe,
});

export const actionToWire = (action: StoredAction): z.infer<typeof AllAuthEntry> => ({
  ...heldActionToWire(action),
  status: action.status,
});

/** Maps a page; only one that opens a new window has its address, any other is opened by its path. */
export const pageToWire = (
  system: SubsystemKey,
  { item, ancestors, actions }: VisiblePage,
): Page => ({
  system,
  id: item.id,
  path: item.path,
  title: item.title,
  ancestors,
  opensWindow: item.opensWindow,
  ...(item.opensWindow && { url: item.url, urlCredential: item.urlCredential }),
  actions,
});
