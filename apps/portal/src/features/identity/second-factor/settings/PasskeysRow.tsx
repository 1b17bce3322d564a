import { Button } from '@portal/ui/actions/Button';
import { useState } from 'react';
import { EnrolmentDialog } from '../enrolment/EnrolmentDialog.tsx';
import { FactorRow } from './FactorRow.tsx';
import { supportsPasskeys } from '../passkeys.ts';

/** Explains passkeys and adds one, where this address and this browser allow it. */
export function PasskeysRow({ isAvailable }: { isAvailable: boolean }) {
  const [isAdding, setIsAdding] = useState(false);
  const mayAdd = isAvailable && supportsPasskeys();
  return (
    <FactorRow
      title="通行密钥"
      note={
        mayAdd
          ? '用指纹、面容、PIN 或安全钥匙完成验证'
          : '当前地址或浏览器不支持，请通过 https 域名访问'
      }
    >
      {mayAdd && (
        <Button size="small" onClick={() => setIsAdding(true)}>
          添加
        </Button>
      )}
      {isAdding && (
        <EnrolmentDialog title="添加通行密钥" factor="passkey" onClose={() => setIsAdding(false)} />
      )}
    </FactorRow>
  );
}
