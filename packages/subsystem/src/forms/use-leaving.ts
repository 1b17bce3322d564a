import { confirm } from '@portal/ui/overlays/confirm';
import { useState } from 'react';

/** Keeps what is typed as a draft, at once; resolves to whether it is kept. */
export type KeepDraft = () => Promise<boolean>;

function createLeaving() {
  let keep: KeepDraft | undefined;
  return {
    /** Notes how what is typed is kept; nothing while there is nothing to keep. */
    note: (next: KeepDraft | undefined): void => void (keep = next),
    /** Leaves: where nothing can be kept, as without HTTPS, the user is asked before. */
    async leave(go: () => void): Promise<void> {
      const title = '内容尚未保存，确定离开吗？';
      const mayGo =
        !keep || (await keep()) || (await confirm({ title, okText: '离开', danger: true }));
      if (!mayGo) return;
      keep = undefined;
      go();
    },
  };
}

/** Returns the way out of a form beside a list: what was typed stays as a draft, which `useDraft` says. */
export const useLeaving = () => useState(createLeaving)[0];

export type Leaving = ReturnType<typeof createLeaving>;
