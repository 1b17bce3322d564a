import { useQueryOf } from '@portal/client/queries';
import { askedNumbersMost, locateNumbers } from '@portal/contract/records/numbers/record-numbers';
import { numbersIn } from '@portal/contract/records/numbers/number-links';
import { sanitizeHtml } from '@portal/ui/rich-text/sanitize-html';
import { useMemo } from 'react';
import { NoticeContent } from './NoticeContent.tsx';
import { textsIn } from '@portal/subsystem/records/record-links';

interface LinkedNoticeProps {
  html: string;
  onFollow: (address: string) => void;
  onShown?: (() => void) | undefined;
}

/** Content of a notice in which the numbers of records are links, if the reader may open them: one call for a notice. */
export function LinkedNotice({ html, onFollow, onShown }: LinkedNoticeProps) {
  const numbers = useMemo(() => {
    const words = textsIn(sanitizeHtml(html)).map(({ data }) => data);
    return numbersIn(words.join('\n')).slice(0, askedNumbersMost).join();
  }, [html]);
  const { data } = useQueryOf(locateNumbers, { numbers }, { quiet: true, enabled: numbers !== '' });
  return (
    <NoticeContent
      html={html}
      places={numbers === '' ? undefined : data}
      onFollow={onFollow}
      onShown={onShown}
    />
  );
}
