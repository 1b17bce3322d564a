import type { AccountSet } from '@portal/contract/workplace/account-sets';
import { createCell } from '@portal/common/cell';

interface AccountSetQuestion {
  sets: readonly AccountSet[];
  /** The code of the chosen set; undefined when the user cancels. */
  answer: (code: string | undefined) => void;
}

/** The open question, shown by `AccountSetHost`. */
export const accountSetQuestion = createCell<AccountSetQuestion | undefined>(undefined);

/** Asks the user to choose an account set. Needs `<AccountSetHost />` on the page. */
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
