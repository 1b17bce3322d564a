import type { Finding } from '@portal/contract/access/explain';
import { Button } from '@portal/ui/actions/Button';
import { Result } from '@portal/ui/feedback/Result';
import { ExceptionPage } from '@portal/ui/feedback/ExceptionPage';
import { useEffect, useLayoutEffect, useState } from 'react';
import { usePageLocation } from '#platform/navigation/page-location.ts';
import { isRefusedPage, refusedPage } from '#platform/guard/refused-pages.ts';
import { switchSystem } from '#platform/navigation/switch-system.ts';
import { useAccessVersion } from '#platform/workplace/systems.ts';
import { RefusalActions } from './RefusalActions.tsx';
import { reasonOf } from './reason-texts.ts';

interface RefusedPageProps {
  /** Called with the title of the page, for its tab. */
  onTitle: (path: string, title: string) => void;
}

/**
 * Shown inside the shell in the place of a page the user may not see: what it is, why, and how to get it. Once they may
 * see it, a page of the current system takes the place by itself, and one of another is a press away.
 */
export function RefusedPage({ onTitle }: RefusedPageProps) {
  const { path, search } = usePageLocation();
  const [finding] = useState(() => refusedPage(path));
  const isOpen = useIsOpenNow(path);
  const title = finding?.title;
  useLayoutEffect(() => {
    if (title !== undefined) onTitle(path, title);
  }, [path, title, onTitle]);
  if (!finding) return null;
  return isOpen ? <Opened finding={finding} href={path + search} /> : <Refusal finding={finding} />;
}

/** Asks again whether the page is refused, whenever the user's permissions changed. */
function useIsOpenNow(path: string): boolean {
  const version = useAccessVersion();
  const [first] = useState(version);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (version === first) return undefined;
    let isOver = false;
    async function askAgain(): Promise<void> {
      const isRefused = await isRefusedPage(path);
      if (!isOver) setIsOpen(!isRefused);
    }
    void askAgain();
    return () => {
      isOver = true;
    };
  }, [path, version, first]);
  return isOpen;
}

/** Leads to a page of another system: entering that closes the pages of this one, so nobody is taken there unasked. */
function Opened({ finding: { title, system }, href }: { finding: Finding; href: string }) {
  const key = system?.sysType;
  return (
    <Result
      tone="good"
      title={`「${title}」已开通`}
      text={system?.sysName ?? ''}
      actions={
        key && (
          <Button kind="primary" onClick={() => void switchSystem(key, { landing: href })}>
            打开页面
          </Button>
        )
      }
    />
  );
}

function Refusal({ finding }: { finding: Finding }) {
  const { title, system, reasons } = finding;
  const isToCome = reasons.some(({ kind }) => kind === 'not-published');
  const words = reasons.map((reason) => reasonOf(reason, '您')).join('');
  return (
    <ExceptionPage
      code={403}
      title={isToCome ? `「${title}」尚未发布` : `您没有「${title}」的权限`}
      text={system ? `${system.sysName}：${words}` : words}
      action={<RefusalActions closed={isToCome ? undefined : finding} />}
    />
  );
}
