import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import {
  KeyRound,
  KeySquare,
  LayoutGrid,
  LogOut,
  Megaphone,
  MoonStar,
  SlidersHorizontal,
  Star,
  UserRoundCog,
} from 'lucide-react';
import { chooseDefaultSystem } from '#platform/workplace/default-system.ts';
import { signOutWithConfirm } from '#platform/session/confirm-sign-out.ts';
import { offerAction, type PaletteAction } from '#platform/workplace/command-palette.ts';
import { openPasswordDialog } from '#platform/session/password-dialog.ts';
import { paths } from '#platform/navigation/paths.ts';
import { goTo } from '#platform/navigation/router-port.ts';
import { changeSettings, currentSettings, openSettings } from '#platform/settings/settings.ts';
import { currentWorkplace } from '#platform/workplace/workplace.ts';
import { Palette } from '../features/workplace/search/Palette.tsx';
import { preload } from '../features/shell/stage/loading/loader.ts';

/** The palette's actions of the shell itself; features register the others. */
const shellActions: readonly PaletteAction[] = [
  {
    key: 'scheme',
    title: '切换深色与浅色',
    keywords: ['夜间模式', '暗色', '主题', 'dark'],
    icon: <MoonStar size={16} />,
    run: () => changeSettings({ scheme: currentSettings().scheme === 'dark' ? 'light' : 'dark' }),
  },
  {
    key: 'settings',
    title: '界面设置',
    keywords: ['主题色', '布局', '导航模式', '标签页', '色弱'],
    icon: <SlidersHorizontal size={16} />,
    run: openSettings,
  },
  {
    key: 'default-system',
    title: '设当前系统为默认系统',
    keywords: ['星标', '登录后进入'],
    icon: <Star size={16} />,
    isOffered: () => currentWorkplace() !== null,
    run: () => {
      const workplace = currentWorkplace();
      if (workplace) void chooseDefaultSystem(workplace.system);
    },
  },
  {
    key: 'portal-home',
    title: '门户首页',
    keywords: ['portal', '首页', '全部系统'],
    icon: <LayoutGrid size={16} />,
    run: () => void goTo(paths.portalHome),
  },
  {
    key: 'announcements',
    title: '我的公告',
    keywords: ['通知', '消息'],
    icon: <Megaphone size={16} />,
    run: () => void goTo(paths.myAnnouncements),
  },
  {
    key: 'access-requests',
    title: '权限申请',
    keywords: ['申请权限', '我的申请', '待我审批', '开通'],
    icon: <KeySquare size={16} />,
    run: () => void goTo(paths.accessRequests),
  },
  {
    key: 'account',
    title: '账号设置',
    keywords: ['安全', '二次验证', '登录设备'],
    icon: <UserRoundCog size={16} />,
    run: () => void goTo(paths.accountSecurity),
  },
  {
    key: 'password',
    title: '修改密码',
    keywords: ['改密'],
    icon: <KeyRound size={16} />,
    run: openPasswordDialog,
  },
  {
    key: 'sign-out',
    title: '退出登录',
    keywords: ['注销', '登出', 'logout'],
    icon: <LogOut size={16} />,
    run: () => void signOutWithConfirm(),
  },
  {
    key: 'why',
    title: '为什么看不到？申请权限',
    kind: 'hint',
    run: (typed) => void goTo(`${paths.why}?asked=${encodeURIComponent(typed)}`),
  },
];

for (const action of shellActions) offerAction(action);

const fetchAhead = (system: SubsystemEntry): void => void preload(system);

/** The command palette with all actions of the shell. */
export const CommandPalette = () => <Palette onNear={fetchAhead} />;
