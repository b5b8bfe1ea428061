import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startTranslations } from '../i18n/i18n.ts';
import { App } from './app.tsx';
import { preloadPage } from './routes.tsx';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root element.');

// The page's code travels while its words do.
preloadPage(window.location.pathname);
await startTranslations();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
