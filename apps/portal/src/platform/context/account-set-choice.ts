import type { AccountSet } from '@portal/contract/workplace/account-sets';
import { createCell } from '@portal/common/cell';

interface AccountSetQuestion {
  sets: readonly AccountSet[];
  /** The code of the set, or nothing for who thinks better of it. */
  answer: (code: string | undefined) => void;
}

/** The question not yet answered, for the dialog that asks it. */
export const accountSetQuestion = createCell<AccountSetQuestion | undefined>(undefined);

/** Asks with which account set to go on. Needs `<AccountSetHost />` on the page. */
export function askForAccountSet(sets: readonly AccountSet[]): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  accountSetQuestion.set({
    sets,
    answer(code) {
      accountSetQuestion.set(undefined);
      resolve(code);
    },
  });
  return promise;
}
