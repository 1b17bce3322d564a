import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/es/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { type ReactNode, useInsertionEffect, useMemo, useState } from 'react';
import { useShell } from '../shell.ts';
import { antdTheme } from './antd-theme.ts';

dayjs.locale('zh-cn');

interface AntdThemeProps {
  /** `small` has tables of 33 pixels a row and controls of 26, as the dense table of the portal; `middle` 46 and 34. */
  density?: 'middle' | 'small';
  children: ReactNode;
}

/**
 * Gives antd's components below it the look and language of the portal: scheme, theme colour, density, Chinese texts.
 * Pop-ups, messages and dialogs open in the system's own overlay, and go with its page.
 */
export function AntdTheme({ density = 'middle', children }: AntdThemeProps) {
  const { overlay } = useShell();
  const theme = usePageTheme();
  const config = useMemo(() => antdTheme(theme), [theme]);
  const room = () => overlay;
  return (
    <ConfigProvider
      theme={config}
      locale={zhCN}
      componentSize={density}
      button={{ autoInsertSpace: false }}
      getPopupContainer={room}
    >
      <App component={false} message={{ getContainer: room }} notification={{ getContainer: room }}>
        {children}
      </App>
    </ConfigProvider>
  );
}

/** Follows the theme behind other pages too: two themes at once would be in one place, and the hidden one could win. */
function usePageTheme() {
  const { theme } = useShell();
  const [now, setNow] = useState(() => theme.get());
  // Of all effects this kind alone outlives the page's being hidden.
  useInsertionEffect(() => theme.subscribe(() => setNow(theme.get())), [theme]);
  return now;
}
