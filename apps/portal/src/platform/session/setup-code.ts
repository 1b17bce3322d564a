import { recallInTab, rememberInTab, tabKeys } from '@portal/client/storage';

/** Stores the first administrator's code for the sign-in that follows in this tab. */
export const storeSetupCode = (code: string): void => rememberInTab(tabKeys.setupCode, code);

/** Returns the code and removes it. */
export function takeSetupCode(): string | undefined {
  const code = recallInTab(tabKeys.setupCode);
  rememberInTab(tabKeys.setupCode, undefined);
  return typeof code === 'string' ? code : undefined;
}
