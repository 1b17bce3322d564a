import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './Gallery.tsx';
import '@portal/ui/tokens/tokens.css';
import '@portal/ui/tokens/base.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
