import { useCallOf, useQueryOf } from '@portal/client/queries';
import { listRoles } from '@portal/contract/access/roles';
import type { RequestedChange } from '@portal/contract/policy/changes';
import { changeDraft, getPolicy, listDrafts } from '@portal/contract/policy/drafts';

/** Returns the user's open draft, and a function that puts changes into it. */
export function useDraft() {
  const { data, error, refetch } = useQueryOf(getPolicy, {});
  const { mutateAsync, isPending } = useCallOf(changeDraft, {
    refreshes: [getPolicy, listDrafts, listRoles],
  });
  const change = async (changes: readonly RequestedChange[]): Promise<void> => {
    if (changes.length > 0) await mutateAsync({ changes: [...changes] });
  };
  return { draft: data?.draft, policy: data, error, refetch, change, isBusy: isPending };
}
