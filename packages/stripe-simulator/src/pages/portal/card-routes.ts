import { type Context, Hono } from 'hono';
import { findCard } from '../../billing/cards.ts';
import { type PortalOutcome, replaceCard } from '../../billing/portal.ts';
import { StripeError } from '../../errors.ts';
import type { SimulatorCore } from '../../simulator.ts';
import { declineText } from '../card/decline.ts';
import { type CardEntry, cardDetails, cardProblems, emptyEntry } from '../card/entry.ts';
import { readEntry, readForm, readText } from '../card/read-entry.ts';
import { fillEntry } from '../card/test-cards.ts';
import { texts } from '../language.ts';
import { cardPage } from './card-page.ts';
import { type Opened, openPortal } from './open-portal.ts';

/** Routes of the portal's card page. */
export function cardRoutes(core: SimulatorCore, base: () => string): Hono {
  const app = new Hono();
  const open = openPortal(core, base);

  app.get(
    '/:id/card',
    open((c, opened) => show(c, opened, { entry: emptyEntry, problems: {}, refusal: null })),
  );
  app.post(
    '/:id/card',
    open(async (c, opened) => {
      const form = await readForm(c);
      const entry = readEntry(form);
      const filled = readText(form, 'fill');
      const now = core.clock.now();
      if (filled !== '') {
        const withCard = fillEntry(entry, filled, now);
        return show(c, opened, { entry: withCard, problems: {}, refusal: null });
      }
      const isTestCard = (number: string) => findCard(number) !== undefined;
      const problems = cardProblems(entry, { now, emailNeeded: false, isTestCard });
      if (Object.keys(problems).length > 0) {
        return show(c, opened, { entry, problems, refusal: null });
      }
      const outcome = replace(opened.view.id, entry);
      if (outcome.outcome === 'done') return c.redirect(`${opened.at}?done=card`, 303);
      const pageTexts = texts[opened.language];
      const refusal =
        outcome.outcome === 'declined'
          ? declineText(outcome.declineCode, pageTexts)
          : pageTexts.portal.refused.other;
      return show(c, opened, { entry, problems, refusal });
    }),
  );

  function replace(id: string, entry: CardEntry): PortalOutcome {
    const { card: number, ...details } = cardDetails(entry);
    try {
      return replaceCard(core, id, { number, ...details });
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return { outcome: 'declined', declineCode: error.details.decline_code ?? 'card_declined' };
    }
  }
  return app;
}

function show(
  c: Context,
  opened: Opened,
  form: Parameters<typeof cardPage>[1],
): Response | Promise<Response> {
  return c.html(cardPage(opened, form));
}
