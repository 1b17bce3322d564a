import type { VisibleItem } from '#platform/workplace/menu-index.ts';
import { MenuLink } from './MenuLink.tsx';

interface SubmenuPagesProps {
  items: readonly VisibleItem[];
  label?: string;
  onChoose: () => void;
}

/** Pages below a menu item, with folders as headings. */
export function SubmenuPages({ items, label, onChoose }: SubmenuPagesProps) {
  return (
    <ul aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          {item.children.length > 0 ? (
            <>
              <span className="shell-submenu-title">{item.title}</span>
              <SubmenuPages items={item.children} label={item.title} onChoose={onChoose} />
            </>
          ) : (
            <MenuLink item={item} className="shell-submenu-link" onChoose={onChoose}>
              {item.title}
            </MenuLink>
          )}
        </li>
      ))}
    </ul>
  );
}
