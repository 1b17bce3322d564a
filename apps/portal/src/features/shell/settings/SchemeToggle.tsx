import { IconButton } from '@portal/ui/actions/IconButton';
import { Moon, Sun } from 'lucide-react';
import { changeSettings, useIsDark } from '#platform/settings/settings.ts';

export function SchemeToggle() {
  const isDark = useIsDark();
  return (
    <IconButton
      label={isDark ? '切换为浅色外观' : '切换为深色外观'}
      onClick={() => changeSettings({ scheme: isDark ? 'light' : 'dark' })}
    >
      {isDark ? <Sun size={18} /> : <Moon size={18} />}
    </IconButton>
  );
}
