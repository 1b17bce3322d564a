import { recordAddress } from '@portal/contract/records/record-address';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { Button } from '@portal/ui/actions/Button';
import { notify } from '@portal/ui/feedback/notify';
import { Link2 } from 'lucide-react';

/** Copies the address of a record, to be sent to a colleague. */
export function CopyAddress({ type, id }: { type: RecordType; id: string }) {
  async function copy(): Promise<void> {
    const address = location.origin + recordAddress({ type: keyOfType(type), id });
    try {
      await navigator.clipboard.writeText(address);
      notify({ kind: 'success', text: '链接已复制，同事打开时按各自的权限查看' });
    } catch {
      notify({ kind: 'warning', title: '浏览器不允许复制，请手动复制', text: address });
    }
  }
  return (
    <Button onClick={() => void copy()}>
      <Link2 size={15} aria-hidden="true" /> 复制链接
    </Button>
  );
}
