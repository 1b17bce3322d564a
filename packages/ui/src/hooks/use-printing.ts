import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is laid out for paper: the browser waits for what is drawn at once, and for nothing else. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    const follow = () => flushSync(() => setPrinting(paper.matches));
    const begin = () => flushSync(() => setPrinting(true));
    paper.addEventListener('change', follow);
    addEventListener('beforeprint', begin);
    return () => {
      paper.removeEventListener('change', follow);
      removeEventListener('beforeprint', begin);
    };
  }, []);
  return isPrinting;
}
