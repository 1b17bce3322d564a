import { Button } from '@portal/ui/actions/Button';
import { useState } from 'react';

/** Button that asks for the permission to show desktop notifications. Browsers ask only after a press, and once. */
export function DesktopPermission() {
  const [permission, setPermission] = useState(
    'Notification' in window ? Notification.permission : 'denied',
  );
  if (permission !== 'default') return null;
  return (
    <div className="notices-offer">
      <Button
        size="small"
        onClick={() => void Notification.requestPermission().then(setPermission)}
      >
        开启桌面提醒
      </Button>
    </div>
  );
}
