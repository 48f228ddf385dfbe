import type { Context, Handler } from 'hono';
import { findPortal } from '../../billing/portal.ts';
import type { SimulatorCore } from '../../simulator.ts';
import { type Language, languageOf, requestLanguage, texts } from '../language.ts';
import { messagePage } from '../layout.ts';
import { setSecurityHeaders } from '../security.ts';
import type { PortalView } from './portal.types.ts';
import { portalView } from './portal-view.ts';

/** Context of a request for a portal page. */
export interface Opened {
  view: PortalView;
  language: Language;
  base: string;
  /** Path of the session's home page. */
  at: string;
}

/** Wraps a handler of a portal page; unknown and expired sessions get a 404 page. */
export function openPortal(core: SimulatorCore, base: () => string) {
  return (handle: (c: Context, opened: Opened) => Response | Promise<Response>): Handler =>
    (c) => {
      const portal = findPortal(core, c.req.param('id') ?? '');
      if (!portal) {
        const language = requestLanguage(c);
        const { title, unknownPortal: text } = texts[language].errors;
        setSecurityHeaders(c);
        return c.html(messagePage({ language, base: base(), title, text }), 404);
      }
      setSecurityHeaders(c, [portal.session.return_url]);
      return handle(c, {
        view: portalView(core, portal),
        language: languageOf(portal.session.locale, c.req.header('accept-language')),
        base: base(),
        at: `${base()}/portal/${portal.session.id}`,
      });
    };
}
