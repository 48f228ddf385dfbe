import { type Context, Hono } from 'hono';
import { authenticateIntent } from '../../billing/intents/payment-intents.ts';
import { authenticateSetup } from '../../billing/intents/setup-intents.ts';
import type { PaymentIntent, SetupIntent } from '../../billing/objects/payments.ts';
import type { SimulatorCore } from '../../simulator.ts';
import { authenticationPage } from '../card/authentication-page.ts';
import { readForm, readText } from '../card/read-entry.ts';
import { formatMoney } from '../formats.ts';
import { requestLanguage, texts } from '../language.ts';
import { messagePage } from '../layout.ts';
import { setSecurityHeaders } from '../security.ts';

type Waiting = PaymentIntent | SetupIntent;

/** The 3-D Secure page of an intent that was confirmed with a return URL. */
export function paymentRoutes(core: SimulatorCore, base: () => string): Hono {
  const app = new Hono();

  app.get('/:id', (c) => {
    const intent = waiting(c);
    if (!intent) return notFound(c);
    const language = requestLanguage(c);
    const { explanation, explanationOfSetup } = texts[language].authentication;
    setSecurityHeaders(c, [returnUrl(intent)]);
    return c.html(
      authenticationPage({
        language,
        base: base(),
        action: `${base()}/payments/${intent.id}`,
        kept: {},
        explanation:
          intent.object === 'setup_intent'
            ? explanationOfSetup
            : explanation(formatMoney(intent.amount, intent.currency, language)),
      }),
    );
  });

  app.post('/:id', async (c) => {
    const intent = waiting(c);
    const result = readText(await readForm(c), 'result');
    if (!intent || (result !== 'passed' && result !== 'failed')) return notFound(c);
    if (intent.object === 'setup_intent') authenticateSetup(core, intent, result);
    else authenticateIntent(core, intent, result);
    setSecurityHeaders(c);
    return c.redirect(returnUrl(intent), 303);
  });

  function waiting(c: Context): Waiting | null {
    const id = c.req.param('id');
    const intent =
      core.store.find<PaymentIntent>('payment_intent', id) ??
      core.store.find<SetupIntent>('setup_intent', id);
    return intent?.next_action?.type === 'redirect_to_url' ? intent : null;
  }

  function notFound(c: Context): Response | Promise<Response> {
    const language = requestLanguage(c);
    const { title, unknownCheckout: text } = texts[language].errors;
    setSecurityHeaders(c);
    return c.html(messagePage({ language, base: base(), title, text }), 404);
  }

  return app;
}

function returnUrl({ id, object, client_secret, next_action }: Waiting): string {
  const action = next_action?.type === 'redirect_to_url' ? next_action.redirect_to_url : null;
  const url = new URL(action?.return_url ?? 'about:blank');
  url.searchParams.set(object, id);
  url.searchParams.set(`${object}_client_secret`, client_secret);
  return url.href;
}
