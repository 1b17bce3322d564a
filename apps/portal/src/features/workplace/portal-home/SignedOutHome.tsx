import '@portal/ui/actions/button.css';
import { brand } from '@portal/contract/brand';
import { Panel } from '@portal/ui/layout/Panel';
import { Stitch } from '@portal/ui/layout/Stitch';
import { loginWith, paths } from '#platform/paths.ts';
import { grouped } from '#platform/platform-groups.ts';
import { HomeBrand } from './HomeBrand.tsx';
import { PlatformName } from './PlatformName.tsx';

/** The front page for someone who is not signed in: what there is, and the way in. It asks the server nothing. */
export function StrangersHome() {
  return (
    <>
      <header className="home-hero denim">
        <div className="home-bar">
          <HomeBrand />
        </div>
        <div className="home-say">
          <div>
            <h1>{brand.statement}</h1>
            <p>{brand.statementNote}</p>
          </div>
          {/* The sign-in page is no part of this program: one gets there by loading it. */}
          <a className="ui-button" data-size="large" href={loginWith(paths.portalHome)}>
            登录
          </a>
        </div>
        <Stitch double className="home-seam" />
      </header>
      <main className="home-columns home-alone">
        <Panel title="业务平台" className="home-platforms">
          {grouped([]).map((platform) => (
            <PlatformName key={platform.key} platform={platform} />
          ))}
        </Panel>
      </main>
    </>
  );
}
