import { useSession } from '@portal/client/session';
import { Panel } from '@portal/ui/layout/Panel';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useBrand } from '#platform/brand/brand.ts';
import { paths } from '#platform/navigation/paths.ts';
import { AllSystems } from './AllSystems.tsx';
import { Favourites } from './Favourites.tsx';
import { Hero } from './Hero.tsx';
import { ToDoPanel } from './ToDoPanel.tsx';
import { SignedOutHome } from './SignedOutHome.tsx';
import './home.css';

export interface PortalHomeProps {
  /** Pinned and recent pages of the user. */
  pinned: ReactNode;
  bell: ReactNode;
  account: ReactNode;
  /** Announcements to confirm; nothing where there are none. */
  mustRead: ReactNode;
  announcements: ReactNode;
}

/** Home page of the group (spec section 1): systems and news for a user, the sign-in link without a session. */
export function PortalHome({ pinned, bell, account, mustRead, announcements }: PortalHomeProps) {
  const person = useSession()?.person;
  const { copyright } = useBrand();
  return (
    <div className="home">
      {person ? (
        <>
          <Hero person={person} bell={bell} account={account} />
          <div className="home-columns">
            <main>
              <Favourites />
              {pinned}
              <AllSystems />
            </main>
            <aside aria-label="待办与公告">
              {mustRead}
              <ToDoPanel />
              <Panel title="公告" aside={<Link to={paths.myAnnouncements}>查看更多</Link>}>
                {announcements}
              </Panel>
            </aside>
          </div>
        </>
      ) : (
        <SignedOutHome />
      )}
      <footer className="home-footer">{copyright}</footer>
    </div>
  );
}
