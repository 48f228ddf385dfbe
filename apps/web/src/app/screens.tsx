import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { storedLanguage } from '#lib/language/language.ts';
import {
  billingTexts,
  legalTexts,
  securityTexts,
  sharingTexts,
  sheetTexts,
  staffTexts,
  userTexts,
} from '#lib/language/texts.ts';
import { lazyComponent } from '#lib/lazy/lazy-component.ts';
import { guards, SignedInOnly } from './guards.tsx';
import { isForStaff, needsSession, routes, type ScreenRoute, screenName } from './routes.ts';

const screens = routes.map((route) => ({
  ...route,
  name: screenName(route.path),
  Screen: lazyComponent(() => loadScreen(route)),
}));

const SignedIn = lazyComponent(async () => {
  // Load the texts of the signed-in screens in parallel with their frame.
  const texts = userTexts.load(storedLanguage());
  const [frame] = await Promise.all([import('./signed-in.tsx'), texts]);
  return frame.SignedIn;
});

/** The design system, in development only: the build drops the import. */
const Design = import.meta.env.DEV
  ? lazyComponent(async () => (await import('../design/design-page.tsx')).DesignPage)
  : null;

/** Loads the screen that the address leads to, so that the first paint is a whole screen. */
export async function preloadScreen(pathname: string, isSignedIn: boolean): Promise<void> {
  const candidates = screens.filter((screen) => needsSession(screen) === isSignedIn);
  const find = (wanted: string) => candidates.find(({ name }) => name === wanted);
  const screen = find(screenName(pathname)) ?? find(isSignedIn ? 'chat' : 'login');
  await Promise.all([isSignedIn && SignedIn.preload(), screen?.Screen.preload()]);
}

export function Screens() {
  return (
    <Suspense>
      <Routes>
        <Route path="/" element={<Navigate to="/chat" replace />} />
        {screens.filter((screen) => !needsSession(screen)).map(toRoute)}
        <Route element={<SignedInOnly screen={<SignedIn />} />}>
          <Route path="/app" element={<Navigate to="/chat" replace />} />
          {screens.filter(needsSession).map(toRoute)}
        </Route>
        {Design && <Route path="/ui" element={<Design />} />}
        <Route path="*" element={<Navigate to="/login" replace />} />
      </Routes>
    </Suspense>
  );
}

function toRoute({ name, path, access, Screen }: (typeof screens)[number]) {
  const Guard = guards[access];
  return <Route key={name} path={path} element={<Guard screen={<Screen />} />} />;
}

const lateTexts = {
  security: securityTexts,
  billing: billingTexts,
  'brand-sheet': sheetTexts,
  legal: legalTexts,
  sharing: sharingTexts,
};

/** Loads the texts that only this screen needs in parallel with it. */
async function loadScreen(route: ScreenRoute) {
  const language = storedLanguage();
  const [screen] = await Promise.all([
    route.load(),
    isForStaff(route) && staffTexts.load(language),
    ...(route.texts ?? []).map((part) => lateTexts[part].load(language)),
  ]);
  return screen;
}
