import type { Language } from '@savet/contract/limits';
import type { Catalogue } from '@savet/i18n/catalogue';
import { BrowserRouter } from 'react-router';
import { LanguageProvider } from '../lib/language/language-provider.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { Screens } from './screens.tsx';

/** The whole application, with the texts it begins with. */
export function App({ first }: { first: { language: Language; texts: Catalogue } }) {
  return (
    <LanguageProvider first={first}>
      <CrashBoundary>
        <BrowserRouter>
          <Screens />
        </BrowserRouter>
      </CrashBoundary>
    </LanguageProvider>
  );
}
