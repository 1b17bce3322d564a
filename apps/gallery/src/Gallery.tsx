import { Segmented } from '@portal/ui/forms/Segmented';
import { useState, useSyncExternalStore } from 'react';
import { pages } from './pages.ts';
import './gallery.css';

function onHash(changed: () => void): () => void {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

const hash = (): string => location.hash.slice(1);

/** The pages beside their list, in either scheme and in the width of a desk or a phone. */
export function Gallery() {
  const key = useSyncExternalStore(onHash, hash);
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const [width, setWidth] = useState<'desk' | 'phone'>('desk');
  const { title, Page } = pages.find((page) => page.key === key) ?? pages[0];

  function chooseScheme(chosen: 'light' | 'dark'): void {
    document.documentElement.dataset['scheme'] = chosen;
    setScheme(chosen);
  }

  return (
    <div className="gallery">
      <nav aria-label="组件">
        {pages.map((page) => (
          <a key={page.key} href={`#${page.key}`} aria-current={page.title === title || undefined}>
            {page.title}
          </a>
        ))}
        <Segmented
          label="明暗"
          value={scheme}
          onChange={chooseScheme}
          options={[
            { value: 'light', label: '浅色' },
            { value: 'dark', label: '深色' },
          ]}
        />
        <Segmented
          label="宽度"
          value={width}
          onChange={setWidth}
          options={[
            { value: 'desk', label: '桌面' },
            { value: 'phone', label: '390 像素' },
          ]}
        />
      </nav>
      <main data-width={width}>
        <h1>{title}</h1>
        <Page />
      </main>
    </div>
  );
}
