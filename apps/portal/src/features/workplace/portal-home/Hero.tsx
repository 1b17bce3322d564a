import { useQueryOf } from '@portal/client/queries';
import type { Person } from '@portal/client/session';
import { listMine } from '@portal/contract/notices/announcements';
import { Stitch } from '@portal/ui/layout/Stitch';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { openPalette } from '#platform/workplace/command-palette.ts';
import { currentHour } from '#platform/time/clock.ts';
import { greetingAt } from '@portal/contract/workplace/greeting';
import { useToDos } from '#platform/workplace/to-dos.ts';
import { HomeBrand } from './HomeBrand.tsx';

interface HeroProps {
  person: Person;
  bell: ReactNode;
  account: ReactNode;
}

/** Banner with the user's name and what waits for them. */
export function Hero({ person, bell, account }: HeroProps) {
  const { data: notices } = useQueryOf(listMine, {}, { quiet: true });
  const { data: toDos } = useToDos();
  const { realname, orgCodeTxt, post } = person;
  return (
    <header className="home-hero denim">
      <div className="home-bar">
        <HomeBrand />
        <HomeSearch />
        <div className="home-tools">
          {bell}
          {account}
        </div>
      </div>
      <div className="home-say">
        <div>
          <h1>
            {greetingAt(currentHour())}，{realname}
          </h1>
          <p>{[orgCodeTxt, post].filter(Boolean).join('，')}</p>
        </div>
        <dl className="home-facts">
          <div>
            <dt>待办</dt>
            <dd className="num">{toDos?.total.toLocaleString('en-US') ?? '–'}</dd>
          </div>
          <div>
            <dt>未读公告</dt>
            <dd className="num">{notices?.anntMsgTotal.toLocaleString('en-US') ?? '–'}</dd>
          </div>
          <div>
            <dt>未读消息</dt>
            <dd className="num">{notices?.sysMsgTotal.toLocaleString('en-US') ?? '–'}</dd>
          </div>
        </dl>
      </div>
      <Stitch double className="home-seam" />
    </header>
  );
}

/** Opens the command palette: the front page finds what every other page finds. */
const HomeSearch = () => (
  <button type="button" className="home-search" onClick={openPalette}>
    <Search size={16} aria-hidden="true" />
    <span>搜索系统、菜单、单号、人员或公告</span>
    <kbd aria-hidden="true">Ctrl K</kbd>
  </button>
);
