import type { AllAuthEntry, AuthEntry } from '@portal/contract/permissions';
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
