import { type Context, Hono } from 'hono';
import { atCustomerTime } from '../../billing/customer-time.ts';
import type { Customer } from '../../billing/objects/customers.ts';
import type { Invoice } from '../../billing/objects/invoices.ts';
import type { Subscription } from '../../billing/objects/subscriptions.ts';
import type { Authentication } from '../../billing/payments.ts';
import { findPortal } from '../../billing/portal.ts';
import { collect } from '../../billing/subscriptions/collect.ts';
import { methodFor } from '../../billing/subscriptions/payment-method.ts';
import type { SimulatorCore } from '../../simulator.ts';
import { authenticationPage } from '../card/authentication-page.ts';
import { declineText } from '../card/decline.ts';
import { readForm, readText } from '../card/read-entry.ts';
import { formatMoney } from '../formats.ts';
import { type Language, requestLanguage, texts } from '../language.ts';
import { messagePage } from '../layout.ts';
import { setSecurityHeaders } from '../security.ts';
import { type InvoiceView, invoicePage } from './invoice-page.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { loadPdfLibrary } from './pdf-library.ts';

/** The pages of `hosted_invoice_url`, and the files of `invoice_pdf`. */
export function invoiceRoutes(
  core: SimulatorCore,
  base: () => string,
  loadLibrary = loadPdfLibrary,
): Hono {
  const app = new Hono();

  app.get('/:id', (c) => {
    const view = viewOf(c);
    return view ? show(c, view) : notFound(c);
  });

  app.get('/:id/pdf', async (c) => {
    const view = viewOf(c);
    if (!view) return notFound(c);
    const language = languageFor(c, view.invoice);
    const library = await loadLibrary();
    if (!library) return message(c, 501, texts[language].invoice.noPdf);
    const name = `${view.invoice.number ?? view.invoice.id}.pdf`;
    setSecurityHeaders(c);
    c.header('Content-Type', 'application/pdf');
    c.header('Content-Disposition', `attachment; filename="${name}"`);
    return c.body(Uint8Array.from(await invoicePdf(library, view.invoice, language)));
  });

  app.post('/:id', async (c) => {
    const result = readText(await readForm(c), 'result');
    const view = viewOf(c);
    if (!view) return notFound(c);
    const { invoice, card } = view;
    const customer = core.store.find<Customer>('customer', invoice.customer);
    if (invoice.status !== 'open' || !card) return show(c, view);
    const authentication: Authentication =
      result === 'passed' || result === 'failed' ? result : 'on_session';
    const paid = core.run(() =>
      atCustomerTime(core, customer, () =>
        collect(core, invoice, { method: card, authentication }),
      ),
    );
    if (paid?.outcome === 'authentication_required') return authenticate(c, view);
    if (paid?.outcome !== 'declined') {
      setSecurityHeaders(c);
      return c.redirect(view.at, 303);
    }
    const { code, decline_code } = paid.error;
    const refusal = declineText(decline_code ?? code, texts[languageFor(c, invoice)]);
    return show(c, { ...(viewOf(c) ?? view), refusal });
  });

  function viewOf(c: Context): InvoiceView | null {
    const invoice = core.store.find<Invoice>('invoice', c.req.param('id'));
    if (!invoice || invoice.status === 'draft') return null;
    const id = invoice.parent.subscription_details.subscription;
    const subscription = core.store.find<Subscription>('subscription', id);
    return {
      invoice,
      card: subscription && methodFor(core, subscription),
      refusal: null,
      ...wayBack(c, invoice),
    };
  }

  /** The page is public: only who came from the customer's portal is led back there. */
  function wayBack(c: Context, invoice: Invoice): Pick<InvoiceView, 'at' | 'back'> {
    const at = `${base()}/invoices/${invoice.id}`;
    const portal = findPortal(core, c.req.query('from') ?? '');
    if (portal?.customer.id !== invoice.customer) return { at, back: null };
    const { id } = portal.session;
    return { at: `${at}?from=${id}`, back: `${base()}/portal/${id}/overview` };
  }

  /** Stripe shows invoices in the language of their customer. */
  function languageFor(c: Context, invoice: Invoice): Language {
    const customer = core.store.find<Customer>('customer', invoice.customer);
    return requestLanguage(c, customer?.preferred_locales);
  }

  function show(c: Context, view: InvoiceView): Response | Promise<Response> {
    setSecurityHeaders(c);
    return c.html(invoicePage(view, languageFor(c, view.invoice), base()));
  }

  function authenticate(
    c: Context,
    { invoice, at: action }: InvoiceView,
  ): Response | Promise<Response> {
    const language = languageFor(c, invoice);
    const amount = formatMoney(invoice.amount_remaining, invoice.currency, language);
    const explanation = texts[language].authentication.explanation(amount);
    setSecurityHeaders(c);
    return c.html(authenticationPage({ language, base: base(), action, kept: {}, explanation }));
  }

  function notFound(c: Context): Response | Promise<Response> {
    return message(c, 404, texts[requestLanguage(c)].invoice.unknown);
  }

  function message(c: Context, status: 404 | 501, text: string): Response | Promise<Response> {
    const language = requestLanguage(c);
    const { title } = texts[language].errors;
    setSecurityHeaders(c);
    return c.html(messagePage({ language, base: base(), title, text }), status);
  }

  return app;
}
