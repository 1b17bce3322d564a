import { Button } from '@portal/ui/actions/Button';
import { Empty } from '@portal/ui/feedback/Empty';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import type { ReactNode } from 'react';
import { Pages } from './Pages.tsx';
import './table.css';

interface ListedProps<Data> {
  data: Data | undefined;
  isError: boolean;
  onRetry: () => unknown;
  /** The total. */
  total: (data: Data) => number;
  /** The text for an empty list. */
  empty: string;
  children: (data: Data) => ReactNode;
}

/** A list on its way, in vain, empty, or here. */
export function Listed<Data>({
  data,
  isError,
  onRetry,
  total,
  empty,
  children,
}: ListedProps<Data>) {
  if (!data) {
    if (!isError) return <Skeleton lines={8} />;
    return (
      <Empty
        text="内容没有取到"
        action={<Button onClick={() => void onRetry()}>重新获取</Button>}
      />
    );
  }
  return total(data) === 0 ? <Empty text={empty} /> : children(data);
}

interface Page {
  total: number;
  current: number;
  pages: number;
}

interface ListedPageProps<Data> extends Omit<ListedProps<Data>, 'total'> {
  onTurn: (pageNo: number) => void;
}

/** The same for a list that comes page by page. */
export const ListedPage = <Data extends Page>({
  onTurn,
  children,
  ...rest
}: ListedPageProps<Data>) => (
  <Listed {...rest} total={({ total }) => total}>
    {(page) => (
      <>
        {children(page)}
        <Pages page={page} onTurn={onTurn} />
      </>
    )}
  </Listed>
);
