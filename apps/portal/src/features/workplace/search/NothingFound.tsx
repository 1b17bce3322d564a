import { Button } from '@portal/ui/actions/Button';
import { useState } from 'react';
import { offeredActions } from '#platform/workplace/command-palette.ts';

interface NothingFoundProps {
  typed: string;
  onLeave: () => void;
}

/** Shown for an empty result, with links that explain why. */
export function NothingFound({ typed, onLeave }: NothingFoundProps) {
  const [hints] = useState(() => offeredActions().filter(({ kind }) => kind === 'hint'));
  return (
    <div className="palette-none">
      <output>没有匹配的结果</output>
      <p>这里只有您可以打开的页面、系统与操作，以及您可以看到的单据、人员与公告。</p>
      {hints.map(({ key, title, run }) => (
        <Button
          key={key}
          kind="text"
          size="small"
          onClick={() => {
            onLeave();
            run(typed);
          }}
        >
          {title}
        </Button>
      ))}
    </div>
  );
}
