import '@portal/ui/actions/button.css';
import { Panel } from '@portal/ui/layout/Panel';
import { Stitch } from '@portal/ui/layout/Stitch';
import { useBrand } from '#platform/brand/brand.ts';
import { loginWith, paths } from '#platform/navigation/paths.ts';
import { groupByPlatform } from '#platform/workplace/systems.ts';
import { HomeBrand } from './HomeBrand.tsx';
import { PlatformName } from './PlatformName.tsx';

/** Home page without a session: platforms and the sign-in link. It makes no call. */
export function SignedOutHome() {
  const { statement, statementNote } = useBrand();
  return (
    <>
      <header className="home-hero denim">
        <div className="home-bar">
          <HomeBrand />
        </div>
        <div className="home-say">
          <div>
            <h1>{statement}</h1>
            <p>{statementNote}</p>
          </div>
          {/* The sign-in page is no part of this program, so it is loaded. */}
          <a className="ui-button" data-size="large" href={loginWith(paths.portalHome)}>
            登录
          </a>
        </div>
        <Stitch double className="home-seam" />
      </header>
      <main className="home-columns home-alone">
        <Panel title="业务平台" className="home-platforms">
          {groupByPlatform([]).map((platform) => (
            <PlatformName key={platform.key} platform={platform} />
          ))}
        </Panel>
      </main>
    </>
  );
}
