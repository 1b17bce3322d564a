import {
  type FirstRunCheck,
  type FirstRunMark,
  type FirstRunStep,
  firstRunSteps,
} from '@portal/contract/administration/first-run';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#platform/time/clock.ts';
import { wireTime } from '@portal/common/group-time';
import { countFound, findPages, type TenantCounts, readMarks, writeMark } from './store.ts';

interface FirstRunParts {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'publicOrigin' | 'sms' | 'external' | 'mode'>;
}

export type FirstRun = ReturnType<typeof createFirstRun>;

/** The component of the page that each step is done on. */
const components: Record<FirstRunStep['key'], string> = {
  brand: 'installation/Brand',
  companies: 'organisation/Companies',
  departments: 'organisation/Departments',
  stores: 'organisation/Stores',
  systems: 'installation/Systems',
  roles: 'role/Roles',
  people: 'people/Desk',
};

/** The page of imports, and the kinds of sheets that take a step there. */
const importPage = 'base/Imports';
const sheets: Partial<Record<FirstRunStep['key'], string>> = {
  departments: 'departments',
  stores: 'stores',
  people: 'people',
};

/** Guides the administrators of an empty installation: what is there, what is missing, and what they said of it. */
export function createFirstRun({ db, clock, config }: FirstRunParts) {
  return {
    async read(): Promise<{ steps: FirstRunStep[]; checks: FirstRunCheck[] }> {
      const [found, marks, pages] = await Promise.all([
        countFound(db),
        readMarks(db),
        findPages(db, [...Object.values(components), importPage]),
      ]);
      const steps = firstRunSteps.map((key): FirstRunStep => ({
        key,
        count: found[key],
        page: pages.get(components[key]) ?? null,
        sheet: sheetOf(key, pages.get(importPage)),
        state: marks.get(key)?.state ?? (isThere(key, found) ? 'done' : 'open'),
      }));
      const confirmed = marks.get('backup');
      const backup = confirmed?.state === 'done' ? wireTime(confirmed.marked_at) : undefined;
      return { steps, checks: checksOf(config, found, backup) };
    },

    mark: (key: FirstRunMark, state: 'open' | 'done' | 'skipped'): Promise<void> =>
      writeMark(db, key, state, clock.now()),
  };
}

const sheetOf = (key: FirstRunStep['key'], page: string | undefined): string | null =>
  page && sheets[key] ? `${page}?kind=${sheets[key]}` : null;

/** Returns whether a step has been taken by what is there. The systems are all open at first: somebody has to look. */
function isThere(key: FirstRunStep['key'], found: TenantCounts): boolean {
  if (key === 'systems') return false;
  // The first administrator and their role are there from the start.
  return key === 'roles' || key === 'people' ? found[key] > 1 : found[key] > 0;
}

function checksOf(
  { publicOrigin, sms, external, mode }: FirstRunParts['config'],
  { administrators, archives }: TenantCounts,
  backup: string | undefined,
): FirstRunCheck[] {
  const isSecure = publicOrigin?.startsWith('https:') ?? false;
  const sends = sms.gatewayUrl !== undefined || mode === 'demonstration';
  const channels = [sends && '短信', external.dingtalk && '钉钉'].filter(Boolean);
  return [
    {
      key: 'https',
      isFine: isSecure,
      detail: publicOrigin
        ? `访问地址为 ${publicOrigin}`
        : '服务器未设置访问地址（PUBLIC_ORIGIN），无法确认经由 HTTPS 访问',
    },
    {
      key: 'backup',
      isFine: archives || backup !== undefined,
      detail: archives
        ? '数据库正在归档'
        : backup
          ? `已于 ${backup.slice(0, 16)} 由管理员确认`
          : '数据库没有归档；请安排每日备份，并在此确认',
    },
    {
      key: 'messages',
      isFine: channels.length > 0,
      detail:
        channels.length > 0
          ? `已接入${channels.join('、')}`
          : '尚未接入短信或钉钉，无法发送验证码与通知',
    },
    {
      key: 'administrators',
      isFine: administrators > 1,
      detail:
        administrators > 1
          ? `${administrators} 人可以管理全部人员与权限`
          : '只有一位管理员；请再指定一位，以免一人不在时无法管理',
    },
  ];
}
