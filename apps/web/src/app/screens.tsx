import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { storedLanguage } from '../lib/language/language.ts';
import { loadAllTexts } from '../lib/language/texts.ts';
import { lazyScreen } from '../lib/lazy/lazy-screen.ts';
import { screenOf } from '../lib/page/screen-of.ts';
import { AdminOnly, KnownSession, NotViewing, SignedInOnly, SignedOutOnly } from './guards.tsx';

const LogIn = lazyScreen(
  async () => (await import('../features/accounts/log-in-page.tsx')).LogInPage,
);
const SignUp = lazyScreen(
  async () => (await import('../features/accounts/sign-up-page.tsx')).SignUpPage,
);
const SignedIn = lazyScreen(async () => {
  // The texts of what is inside come beside it, not after it.
  const [{ SignedIn: screen }] = await Promise.all([
    import('./signed-in.tsx'),
    loadAllTexts(storedLanguage()),
  ]);
  return screen;
});
const Chat = lazyScreen(
  async () => (await import('../features/chat/screen/chat-screen.tsx')).ChatScreen,
);
const Profile = lazyScreen(async () => (await import('./profile-page.tsx')).ProfilePage);
const BrandHub = lazyScreen(
  async () => (await import('../features/brand-hub/brand-hub-page.tsx')).BrandHubPage,
);
const Payment = lazyScreen(
  async () => (await import('../features/billing/payment-page.tsx')).PaymentPage,
);
const Success = lazyScreen(
  async () => (await import('../features/billing/success-page.tsx')).SuccessPage,
);
const Cancel = lazyScreen(
  async () => (await import('../features/billing/cancel-page.tsx')).CancelPage,
);
/** The design system is shown in development alone; the build leaves it out. */
const Design = import.meta.env.DEV
  ? lazyScreen(async () => (await import('../design/design-page.tsx')).DesignPage)
  : null;
const Admin = lazyScreen(async () => (await import('../features/admin/admin-page.tsx')).AdminPage);

/** What the first part of an address shows to whom is signed in; anything else leads to the chat. */
const inside = new Map(
  Object.entries({
    profile: Profile,
    brandhub: BrandHub,
    payment: Payment,
    success: Success,
    cancel: Cancel,
    admin: Admin,
  }),
);

/** Loads what an address will show, so that the first thing to be drawn is a whole screen. */
export async function loadScreenAhead(pathname: string, isSignedIn: boolean): Promise<void> {
  const first = screenOf(pathname);
  if (isSignedIn) await Promise.all([SignedIn.ahead(), (inside.get(first) ?? Chat).ahead()]);
  else await (first === 'signup' ? SignUp : LogIn).ahead();
}

/** Every address and who may see it (specification, section 2). */
export function Screens() {
  return (
    <Suspense>
      <Routes>
        <Route path="/" element={<Navigate to="/chat" replace />} />
        <Route path="/login" element={<SignedOutOnly screen={<LogIn />} />} />
        <Route path="/signup" element={<KnownSession screen={<SignUp />} />} />
        <Route element={<SignedInOnly screen={<SignedIn />} />}>
          <Route path="/app" element={<Navigate to="/chat" replace />} />
          <Route path="/chat/:chatId?" element={<Chat />} />
          <Route path="/profile" element={<Profile />} />
          <Route path="/brandhub" element={<BrandHub />} />
          <Route path="/payment" element={<NotViewing screen={<Payment />} />} />
          <Route path="/success" element={<NotViewing screen={<Success />} />} />
          <Route path="/cancel" element={<NotViewing screen={<Cancel />} />} />
          <Route path="/admin/:view?" element={<AdminOnly screen={<Admin />} />} />
        </Route>
        {Design && <Route path="/ui" element={<Design />} />}
        <Route path="*" element={<Navigate to="/login" replace />} />
      </Routes>
    </Suspense>
  );
}
