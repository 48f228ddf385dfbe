import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { storedLanguage } from './lib/language/language.ts';
import { loadLetters } from './lib/language/load-letters.ts';
import { loadFrameTexts } from './lib/language/texts.ts';
import { later } from './lib/page/later.ts';
import { registerServiceWorker } from './lib/page/service-worker.ts';
import { sessionToken } from './lib/session/session.ts';
import '@fontsource-variable/sofia-sans/wght.css';
import './ui/base.css';
import './app/opening.css';

const language = storedLanguage();
loadLetters(language);
// Asked for now; the screens, which wait for it, ask again where it could not be had.
sessionToken().catch(() => undefined);
const frame = await loadFrameTexts(language);
const root = document.getElementById('root');
if (!root) throw new Error('the page has no place for the application');
createRoot(root).render(<App first={{ language, frame }} />);
later(registerServiceWorker);
