import type { Page } from '@portal/contract/access/pages';
import type { AllAuthEntry, AuthEntry } from '@portal/contract/access/permissions';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { VisiblePage } from '@portal/contract/access/visible-menu';
import type { z } from 'zod';
import type { StoredAction } from './store.ts';

export const presentHeldAction = (action: StoredAction): z.infer<typeof AuthEntry> => ({
  action: action.code,
  type: action.type,
  describe: action.describe,
});

export const presentAction = (action: StoredAction): z.infer<typeof AllAuthEntry> => ({
  ...presentHeldAction(action),
  status: action.status,
});

/** Only what opens a window is opened by its address from afar; any other page by its path. */
export const presentPage = (
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
