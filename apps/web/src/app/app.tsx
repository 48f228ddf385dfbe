import type { Language } from '@savet/contract/limits';
import type { FrameCatalogue } from '@savet/i18n/catalogue';
import { BrowserRouter } from 'react-router';
import { LanguageProvider } from '../lib/language/language-provider.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { ScreenAnnouncer } from './screen-announcer.tsx';
import { ScreenProgress } from './screen-progress.tsx';
import { Screens } from './screens.tsx';

/** The whole application, with the texts it begins with. */
export function App({ first }: { first: { language: Language; frame: FrameCatalogue } }) {
  return (
    <LanguageProvider first={first}>
      <CrashBoundary>
        <BrowserRouter>
          <ScreenProgress />
          <Screens />
          <ScreenAnnouncer />
        </BrowserRouter>
      </CrashBoundary>
    </LanguageProvider>
  );
}
