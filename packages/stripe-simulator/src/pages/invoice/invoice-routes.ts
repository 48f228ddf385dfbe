import { Hono } from 'hono';
import type { Invoice } from '../../billing/objects.ts';
import type { SimulatorCore } from '../../simulator.ts';
import { requestLanguage, texts } from '../language.ts';
import { messagePage } from '../layout.ts';
import { setSecurityHeaders } from '../security.ts';
import { invoicePage } from './invoice-page.ts';

/** The page of a finalized invoice (`hosted_invoice_url`), in the language of the browser. */
export function invoiceRoutes(core: SimulatorCore, base: () => string): Hono {
  const app = new Hono();
  app.get('/:id', (c) => {
    const language = requestLanguage(c);
    const invoice = core.store.find<Invoice>('invoice', c.req.param('id'));
    setSecurityHeaders(c);
    if (!invoice?.number) {
      const { title } = texts[language].errors;
      const { unknown: text } = texts[language].invoice;
      return c.html(messagePage({ language, base: base(), title, text }), 404);
    }
    return c.html(invoicePage(invoice, language, base()));
  });
  return app;
}
