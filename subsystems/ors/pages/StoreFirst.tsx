import { PageHeader } from '@portal/subsystem/PageHeader';
import { useChosen, usePage } from '@portal/subsystem/session';
import { Empty } from '@portal/ui/feedback/Empty';
import { Fragment, type ReactNode } from 'react';

/** Shows a page once a store is chosen, and asks for one before; another store is another page. */
export function StoreFirst({ children }: { children: ReactNode }) {
  const { storeNo } = useChosen();
  const { title } = usePage();
  if (storeNo !== null) return <Fragment key={storeNo}>{children}</Fragment>;
  return (
    <>
      <PageHeader title={title} />
      <Empty text="未选择门店，请先在页头选择门店" />
    </>
  );
}
