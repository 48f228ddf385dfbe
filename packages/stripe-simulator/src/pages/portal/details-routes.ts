import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { findPortal } from '../../billing/portal.ts';
import { saveDetails } from '../../billing/tax/business-details.ts';
import type { SimulatorCore } from '../../simulator.ts';
import { readForm } from '../card/read-entry.ts';
import { detailsFields } from '../details/details-fields.ts';
import {
  businessDetails,
  type DetailsEntry,
  type DetailsProblems,
  detailsProblems,
  emptyDetails,
  readDetails,
} from '../details/entry.ts';
import { texts } from '../language.ts';
import { page } from '../layout.ts';
import { type Opened, openPortal } from './open-portal.ts';

/** Routes of the portal's page for name, address and number of a business. */
export function detailsRoutes(core: SimulatorCore, base: () => string): Hono {
  const app = new Hono();
  const open = openPortal(core, base);
  app.get(
    '/:id/details',
    open((c, opened) => {
      const { details } = opened.view;
      if (!details) return c.redirect(`${opened.at}/overview`, 303);
      return show(c, opened, entryOf(details), {});
    }),
  );
  app.post(
    '/:id/details',
    open(async (c, opened) => {
      const rules = opened.view.details?.rules;
      if (!rules) return c.redirect(`${opened.at}/overview`, 303);
      const entry = readDetails(await readForm(c));
      const problems = detailsProblems(entry, rules);
      if (Object.keys(problems).length > 0) return show(c, opened, entry, problems);
      core.run(() => {
        const portal = findPortal(core, opened.view.id);
        if (portal) saveDetails(core, portal.customer, businessDetails(entry, rules));
      });
      return c.redirect(`${opened.at}?done=details`, 303);
    }),
  );
  return app;
}

function entryOf({ name, address, taxIds }: NonNullable<Opened['view']['details']>): DetailsEntry {
  return {
    ...emptyDetails,
    business: name ?? '',
    taxId: taxIds[0] ?? '',
    line1: address?.line1 ?? '',
    postalCode: address?.postal_code ?? '',
    city: address?.city ?? '',
    country: address?.country ?? emptyDetails.country,
  };
}

function show(
  c: Context,
  { view, language, base, at }: Opened,
  entry: DetailsEntry,
  problems: DetailsProblems,
): Response | Promise<Response> {
  const { details } = texts[language];
  const rules = view.details?.rules ?? { address: false, taxId: false };
  return c.html(
    page({
      language,
      base,
      title: details.title,
      width: 'narrow',
      back: { to: `${at}/overview`, label: texts[language].portal.back },
      content: html`<h1>${details.title}</h1>
        <form class="stack" method="post" action="${at}/details">
          ${detailsFields(language, entry, problems, rules)}
          <button class="button primary full">${details.save}</button>
        </form>
        <p><a class="way" href="${at}/overview">${details.keep}</a></p>`,
    }),
  );
}
