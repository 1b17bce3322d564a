import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { onPlainPress } from '../actions/plain-press.ts';
import { useSearchForm } from '../hooks/use-search-form.ts';
import { Stitch } from './Stitch.tsx';
import './page-header.css';

export interface PageHeaderProps {
  title: string;
  /** A sentence below the title: what the page covers, how new it is. */
  note?: ReactNode;
  /** Actions for the whole page, at its upper right. */
  tools?: ReactNode;
  /** A field to search the page by; there is none unless the page names one. */
  search?: {
    label: string;
    /** The current search text; empty for everything. */
    value: string;
    onSearch: (text: string) => void;
  };
  /** The parts of the page, each with its own address; none by default. */
  tabs?: {
    label: string;
    items: readonly { href: string; label: string }[];
    current: string;
    /** A tab was chosen in this window; what is opened beside it is the browser's. */
    onOpen: (href: string) => void;
  };
}

/** The head of a page (spec section 2, "Layout"). */
export function PageHeader({ title, note, tools, search, tabs }: PageHeaderProps) {
  return (
    <header className="ui-page-header" data-tabs={tabs && ''}>
      <div className="ui-page-header-words">
        <h1>{title}</h1>
        {note && <p>{note}</p>}
      </div>
      {(search ?? tools) && (
        <div className="ui-page-header-tools">
          {search && <SearchBox {...search} />}
          {tools}
        </div>
      )}
      {tabs && <PageTabs {...tabs} />}
    </header>
  );
}

/** Searches at Enter, and shows everything again once it is emptied by its cross. */
function SearchBox({ label, value, onSearch }: NonNullable<PageHeaderProps['search']>) {
  const { props } = useSearchForm(value, (typed) => {
    const text = typed.get('text');
    onSearch(typeof text === 'string' ? text.trim() : '');
  });
  return (
    <search>
      <form {...props} className="ui-page-search">
        <Search size={15} aria-hidden="true" />
        <input
          type="search"
          name="text"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          maxLength={60}
          defaultValue={value}
          onChange={(event) => {
            if (event.target.value === '' && value !== '') onSearch('');
          }}
        />
      </form>
    </search>
  );
}

function PageTabs({ label, items, current, onOpen }: NonNullable<PageHeaderProps['tabs']>) {
  return (
    <nav className="ui-page-tabs" aria-label={label}>
      {items.map((item) => (
        <a
          key={item.href}
          href={item.href}
          aria-current={item.href === current ? 'page' : undefined}
          onClick={onPlainPress(() => onOpen(item.href))}
        >
          {item.label}
          {item.href === current && <Stitch className="ui-page-tab-stitch" />}
        </a>
      ))}
    </nav>
  );
}
