import type { ChooserProps } from './chooser.ts';
import { PagedSelect } from './PagedSelect.tsx';

interface StorePickerProps extends ChooserProps {
  /** Offers the stores of one business group. */
  bgNo?: string;
}

/** Chooses stores the user may see, by store number. */
export const StorePicker = ({ bgNo, ...props }: StorePickerProps) => (
  <PagedSelect {...props} no="store" {...(bgNo !== undefined && { filters: { bgNo } })} />
);

interface PersonPickerProps extends ChooserProps {
  /** Offers the people of one department and those below it. */
  departId?: string;
  /** Offers the people of one store. */
  storeNo?: string;
}

/** Chooses people the user may see, by work number. */
export function PersonPicker({ departId, storeNo, ...props }: PersonPickerProps) {
  const filters = { ...(departId && { departId }), ...(storeNo && { storeNo }) };
  return <PagedSelect {...props} no="person" filters={filters} />;
}

interface DepartmentPickerProps extends ChooserProps {
  /** Offers one department and those below it. */
  departId?: string;
}

/** Chooses departments by id; they are found by name, code or company. */
export const DepartmentPicker = ({ departId, ...props }: DepartmentPickerProps) => (
  <PagedSelect {...props} no="department" {...(departId && { filters: { departId } })} />
);
