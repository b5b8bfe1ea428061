import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { startTexts } from '../i18n/texts.ts';
import { App } from './app.tsx';
import { preloadPage } from './routes.tsx';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root element.');

// The page's code travels while its words do.
preloadPage(window.location.pathname);
await startTexts();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
