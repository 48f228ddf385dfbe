import { type Context, Hono } from 'hono';
import { findCard } from '../../billing/cards.ts';
import { findCheckout, payCheckout } from '../../billing/checkout/checkout.ts';
import type { Checkout } from '../../billing/checkout/checkout.types.ts';
import { applyPromotionCode } from '../../billing/checkout/promotion.ts';
import type { SimulatorCore } from '../../simulator.ts';
import { authenticationPage } from '../card/authentication-page.ts';
import { declineText } from '../card/decline.ts';
import { type CardEntry, cardDetails, cardProblems, emptyEntry } from '../card/entry.ts';
import { readEntry, readForm, readText } from '../card/read-entry.ts';
import { fillEntry } from '../card/test-cards.ts';
import {
  businessDetails,
  type DetailsEntry,
  detailsProblems,
  emptyDetails,
  fillDetails,
  readDetails,
} from '../details/entry.ts';
import { formatMoney } from '../formats.ts';
import { type Language, languageOf, requestLanguage, texts } from '../language.ts';
import { messagePage } from '../layout.ts';
import { setSecurityHeaders } from '../security.ts';
import { type CheckoutForm, checkoutPage } from './checkout-page.ts';
import { checkoutView } from './checkout-view.ts';

const blank = { problems: {}, detailsProblems: {}, refusal: null };

type PageResponse = Response | Promise<Response>;

/** Routes of the Checkout page. */
export function checkoutRoutes(core: SimulatorCore, base: () => string): Hono {
  const app = new Hono();

  app.get('/:id', (c) => {
    const checkout = findCheckout(core, c.req.param('id'));
    if (!checkout) return notFound(c);
    if (!isOpen(checkout)) return showClosed(c, checkout);
    return show(c, checkout, { ...blank, entry: emptyEntry, details: emptyDetails });
  });

  app.post('/:id', async (c) => {
    const form = await readForm(c);
    const checkout = findCheckout(core, c.req.param('id'));
    if (!checkout) return notFound(c);
    const entry = readEntry(form);
    const details = readDetails(form);
    const { rules } = checkoutView(checkout, core.clock.now());
    const filled = readText(form, 'fill');
    if (isOpen(checkout) && filled !== '') {
      const withCard = fillEntry(entry, filled, core.clock.now());
      return show(c, checkout, { ...blank, entry: withCard, details: fillDetails(details) });
    }
    const problems = cardProblems(entry, {
      now: core.clock.now(),
      emailNeeded: checkout.email === null,
      isTestCard: (number) => findCard(number) !== undefined,
    });
    const more = detailsProblems(details, rules);
    if (isOpen(checkout) && Object.keys({ ...problems, ...more }).length > 0) {
      return show(c, checkout, { ...blank, entry, problems, details, detailsProblems: more });
    }
    return pay(c, checkout, { entry, details }, readText(form, 'result'));
  });

  app.post('/:id/promotion-code', async (c) => {
    const code = readText(await readForm(c), 'code');
    const checkout = findCheckout(core, c.req.param('id'));
    if (!checkout) return notFound(c);
    if (!isOpen(checkout)) return showClosed(c, checkout);
    if (core.run(() => applyPromotionCode(core, checkout.session.id, code))) {
      return c.redirect(`${base()}/checkout/${checkout.session.id}`, 303);
    }
    const promotionCode = { code, isRefused: true };
    return show(c, checkout, {
      ...blank,
      entry: emptyEntry,
      details: emptyDetails,
      promotionCode,
    });
  });

  function pay(
    c: Context,
    checkout: Checkout,
    entered: Pick<CheckoutForm, 'entry' | 'details'>,
    result: string,
  ): PageResponse {
    const { entry, details } = entered;
    const paid = payCheckout(core, checkout.session.id, {
      ...cardDetails(entry),
      details: businessDetails(details, checkoutView(checkout, core.clock.now()).rules),
      ...(result === 'passed' || result === 'failed' ? { authentication: result } : {}),
    });
    switch (paid.outcome) {
      case 'paid':
        setSecurityHeaders(c);
        return c.redirect(paid.redirectTo, 303);
      case 'declined': {
        const refusal = declineText(paid.declineCode, texts[languageIn(c, checkout)]);
        return show(c, checkout, { ...blank, ...entered, refusal });
      }
      case 'discount_refused': {
        const refusal = texts[languageIn(c, checkout)].checkout.discountRefused;
        return show(c, checkout, { ...blank, ...entered, refusal });
      }
      case 'authentication_required':
        return authenticate(c, checkout, { ...entry, ...details });
      case 'not_open':
        return showClosed(c, findCheckout(core, checkout.session.id) ?? checkout);
    }
  }

  function show(c: Context, checkout: Checkout, form: CheckoutForm): PageResponse {
    protect(c, checkout);
    return c.html(
      checkoutPage(checkoutView(checkout, core.clock.now()), form, languageIn(c, checkout), base()),
    );
  }

  function authenticate(
    c: Context,
    checkout: Checkout,
    kept: CardEntry & DetailsEntry,
  ): PageResponse {
    const language = languageIn(c, checkout);
    const { due, currency } = checkoutView(checkout, core.clock.now());
    const { explanation: ofPayment, explanationOfSetup } = texts[language].authentication;
    const explanation =
      due === 0 ? explanationOfSetup : ofPayment(formatMoney(due, currency, language));
    const action = `${base()}/checkout/${checkout.session.id}`;
    protect(c, checkout);
    return c.html(
      authenticationPage({ language, base: base(), action, kept: { ...kept }, explanation }),
    );
  }

  function showClosed(c: Context, checkout: Checkout): PageResponse {
    const language = languageIn(c, checkout);
    const { session } = checkout;
    const isComplete = session.status === 'complete';
    const { complete, expired, setup } = texts[language].checkout;
    const done = session.mode === 'setup' ? setup.complete : complete;
    const { title, text, back: label } = isComplete ? done : expired;
    const success = session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
    const to = isComplete ? success : session.cancel_url;
    const link = to === null ? {} : { link: { to, label } };
    setSecurityHeaders(c);
    return c.html(messagePage({ language, base: base(), title, text, ...link }));
  }

  function notFound(c: Context): PageResponse {
    const language = requestLanguage(c);
    const { title, unknownCheckout: text } = texts[language].errors;
    setSecurityHeaders(c);
    return c.html(messagePage({ language, base: base(), title, text }), 404);
  }

  function isOpen({ session }: Checkout): boolean {
    return session.status === 'open' && session.expires_at > core.clock.now();
  }

  return app;
}

function languageIn(c: Context, { session }: Checkout): Language {
  return languageOf(session.locale, c.req.header('accept-language'));
}

/** Allows redirects to the shop's success and cancel URLs. */
function protect(c: Context, { session }: Checkout): void {
  setSecurityHeaders(c, [session.success_url, session.cancel_url]);
}
