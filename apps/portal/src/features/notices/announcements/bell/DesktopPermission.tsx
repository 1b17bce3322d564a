import { Button } from '@portal/ui/actions/Button';
import { useState } from 'react';

/** Offers to tell of new notices on the desktop. Asking the browser takes the person's own press, and it asks once. */
export function DesktopOffer() {
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
