import { IconButton } from '@portal/ui/actions/IconButton';
import { SlidersHorizontal } from 'lucide-react';
import { openSettings } from '#platform/settings/settings.ts';
import { SchemeToggle } from './SchemeToggle.tsx';

/** Buttons that change the scheme and open the settings drawer. */
export const SettingsTools = () => (
  <>
    <SchemeToggle />
    <IconButton label="界面设置" aria-haspopup="dialog" onClick={openSettings}>
      <SlidersHorizontal size={18} />
    </IconButton>
  </>
);
