import { notify } from '@portal/ui/feedback/notify';
import { confirm } from '@portal/ui/overlays/confirm';

/** Hears that something was done. */
interface Done {
  onSuccess: () => void;
}

/** Deletes something after a question; a refusal, which says where it is used, is shown by the shell. */
export async function askRemoval(what: string, remove: (done: Done) => void): Promise<void> {
  if (!(await confirm({ title: `删除${what}`, okText: '删除', danger: true }))) return;
  remove({ onSuccess: () => void notify({ kind: 'success', text: '已删除' }) });
}
