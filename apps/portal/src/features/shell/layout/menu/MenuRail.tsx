import { type FocusEvent, useRef, useState } from 'react';
import { useWorkplace } from '#platform/workplace/workplace.ts';
import { moveInRail } from './rail-keys.ts';
import { RailItem } from './RailItem.tsx';
import { useCurrentPage } from '../use-current-page.ts';
import { useOpenSubmenu } from './use-open-submenu.ts';

/** Menu folded to the icons of its first level, with flyouts. */
export function MenuRail() {
  const { tree } = useWorkplace().index;
  const { isOn } = useCurrentPage();
  const rail = useRef<HTMLUListElement>(null);
  const { open, setOpen, overBar, overItem } = useOpenSubmenu();
  const [named, setNamed] = useState<string>();
  const close = () => {
    setOpen(undefined);
    setNamed(undefined);
  };

  const onBlur = ({ relatedTarget }: FocusEvent) => {
    setNamed(undefined);
    if (!rail.current?.contains(relatedTarget)) close();
  };
  const onFocus = ({ target }: FocusEvent) => {
    const face = target.matches('.shell-rail-face:focus-visible') ? target : undefined;
    setNamed(face?.closest('li')?.dataset['id']);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what its links and buttons do
    <ul
      ref={rail}
      className="shell-rail"
      onKeyDown={(event) => moveInRail(event, setOpen)}
      onFocus={onFocus}
      onBlur={onBlur}
      {...overBar}
    >
      {tree.map((item) => (
        <RailItem
          key={item.id}
          item={item}
          isOn={isOn(item)}
          isOpen={open === item.id}
          isNamed={named === item.id}
          onOpenChange={(isOpen) => (isOpen ? setOpen(item.id) : close())}
          {...overItem(item.id)}
        />
      ))}
    </ul>
  );
}
