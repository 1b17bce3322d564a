import { recallInTab, rememberInTab, tabKeys } from '@portal/client/storage';

/** Leaves the code of the first administrator for the sign-in that follows in this tab. */
export const storeSetupCode = (code: string): void => rememberInTab(tabKeys.setupCode, code);

/** Takes it, once. */
export function takeSetupCode(): string | undefined {
  const code = recallInTab(tabKeys.setupCode);
  rememberInTab(tabKeys.setupCode, undefined);
  return typeof code === 'string' ? code : undefined;
}
