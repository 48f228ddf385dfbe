import { html } from 'hono/html';
import {
  type DeliveryMode,
  type DeliveryStatus,
  deliveryModes,
} from '../../webhooks/delivery.types.ts';
import { formatTime } from '../formats.ts';
import { type Language, texts } from '../language.ts';
import { type Html, page } from '../layout.ts';

export interface DashboardView {
  /** Simulated Unix time in seconds. */
  now: number;
  mode: DeliveryMode;
  /** URLs of the webhook endpoints. */
  endpoints: readonly string[];
  held: number;
  events: readonly EventView[];
}

/** Steps by which the dashboard advances the clock. */
export const steps = ['day', 'week', 'month', 'year'] as const;

export interface EventView {
  id: string;
  type: string;
  created: number;
  status: DeliveryStatus | 'none';
  attempts: number;
}

export function dashboardPage(view: DashboardView, language: Language, base: string): Html {
  const { dashboard } = texts[language];
  const other = language === 'en' ? 'bg' : 'en';
  return page({
    language,
    base,
    title: dashboard.title,
    width: 'wide',
    // Mounted at a path, it is part of a shop.
    back: base === '' ? undefined : { to: '/', label: texts[language].checkout.complete.back },
    content: html`
      <div class="stack">
        <p class="end">
          <a class="way" href="${base}/?lang=${other}" lang="${other}" hreflang="${other}">${dashboard.language}</a>
        </p>
        <h1>${dashboard.title}</h1>
        <p class="lead">${dashboard.intro}</p>
      </div>
      <div class="columns top">
        ${clock(view, language, base)} ${webhooks(view, language, base)}
      </div>
      ${events(view.events, language, base)}
    `,
  });
}

function clock(view: DashboardView, language: Language, base: string): Html {
  const { time } = texts[language].dashboard;
  return html`<section class="stack">
    <h2>${time.title}</h2>
    <p class="clock">${formatTime(view.now, language)} <span class="soft">UTC</span></p>
    <p class="soft">${time.explanation}</p>
    <form class="steps" method="post" action="${base}/clock?lang=${language}">
      ${steps.map(
        (step) => html`<button class="button" name="step" value="${step}">${time[step]}</button>`,
      )}
    </form>
  </section>`;
}

function webhooks(view: DashboardView, language: Language, base: string): Html {
  const labels = texts[language].dashboard.webhooks;
  return html`<section class="stack">
    <h2>${labels.title}</h2>
    ${
      view.endpoints.length === 0
        ? html`<p class="lead">${labels.nowhere}</p>`
        : html`<p class="soft">${labels.to} ${view.endpoints.join(', ')}</p>`
    }
    <form method="post" action="${base}/mode?lang=${language}">
      <div class="field">
        <label for="mode">${labels.mode}</label>
        <div class="actions">
          <div class="select">
            <select id="mode" name="mode">
              ${deliveryModes.map(
                (mode) =>
                  html`<option value="${mode}" ${mode === view.mode && html`selected`}>${labels.modes[mode]}</option>`,
              )}
            </select>
          </div>
          <button class="button">${labels.set}</button>
        </div>
      </div>
    </form>
    ${
      view.held > 0 &&
      html`<form class="actions" method="post" action="${base}/release?lang=${language}">
        <p>${labels.held(view.held)}</p>
        <button class="button">${labels.release}</button>
      </form>`
    }
  </section>`;
}

function events(shown: readonly EventView[], language: Language, base: string): Html {
  const labels = texts[language].dashboard.events;
  if (shown.length === 0) {
    return html`<section class="stack"><h2>${labels.title}</h2><p class="lead">${labels.none}</p></section>`;
  }
  return html`<section class="stack">
    <h2>${labels.title}</h2>
    <table class="cards events">
      <thead>
        <tr>
          <th scope="col">${labels.event}</th>
          <th scope="col">${labels.time}</th>
          <th scope="col">${labels.delivery}</th>
          <th scope="col"><span class="visually-hidden">${labels.action}</span></th>
        </tr>
      </thead>
      <tbody>
        ${shown.map((event) => eventRow(event, language, base))}
      </tbody>
    </table>
  </section>`;
}

function eventRow(event: EventView, language: Language, base: string): Html {
  const labels = texts[language].dashboard.events;
  const kind = event.status === 'delivered' ? 'good' : event.status === 'failed' ? 'bad' : '';
  return html`<tr>
    <td><span class="event">${breakable(event.type)}</span><br /><span class="soft">${event.id}</span></td>
    <td class="soft">${formatTime(event.created, language)}</td>
    <td>
      <span class="badge ${kind}">${labels.statuses[event.status]}</span>
      ${event.attempts > 1 && html`<span class="soft">${labels.attempts(event.attempts)}</span>`}
    </td>
    <td class="number">
      <form method="post" action="${base}/events/${event.id}/resend?lang=${language}">
        <button class="way" aria-label="${labels.resend}: ${event.type}">${labels.resend}</button>
      </form>
    </td>
  </tr>`;
}

/** The name of an event, which may break after a dot, and nowhere else. */
function breakable(type: string): Html {
  return html`${type.split('.').map((part, index) => (index === 0 ? part : html`.<wbr />${part}`))}`;
}
