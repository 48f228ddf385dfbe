import { lettered } from '@savet/text/lettered';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { tradeIn } from '../details/trade.ts';

/** Words of people who speak of their business, by their beginning. */
const business = lettered(
  /(?<!\p{L})(?:we|our|us|business|compan|firm|shop|store|studio|clinic|salon|workshop|practice|office|agency|gym|café|cafe|restaurant|hotel|farm|factory|warehouse|brewery|customer|client|guest|member|visitor|patient|tenant|buyer|audience|donor|sell|sale|pric|charg|order|supplier|wholesale|manufactur|distribut|staff|employ|hire|hiring|worker|brand|market|product|service|rent(?:al|ing)|tour|class|course|event|export|import|invoice|campaign|launch|stock|franchise|packag|app(?!\p{L})|idea|website|advert|turnover|profit|revenue|stall|booth|van(?!\p{L})|truck|ние|наш|бизнес|фирм|магазин|студио|ателие|салон|сервиз|клиник|цех|работилниц|кабинет|офис|агенци|фитнес|зала|ресторант|хотел|кафене|ферм|завод|склад|пивоварн|клиент|гост|член|посетител|пациент|наемател|купувач|дарител|прода|цена|цени|такс|поръчк|доставчи|производител|дистрибутор|персонал|служител|работни|марк|пазар|продукт|услуг|под наем|екскурзи|курс|събити|изнас|износ|внос|фактур|кампани|стока|стоки|франчайз|опаковк|приложение|идея|сайт|реклам|оборот|печалб|щанд|бус)/iu,
);
/** „Да намерим“: whoever says “we” in Bulgarian. */
const together = lettered(/(?<!\p{L})да (?:\p{L}{1,3} )?\p{L}{2,}(?:аме|яме|им|ем)(?!\p{L})/iu);
/** Somebody’s family, body or home. */
const privately = lettered(
  /(?<!\p{L})(?:my (?:son|daughter|wife|husband|kids?|child|children|baby|girlfriend|boyfriend|mother|father|parents|family|back|teeth|health|wedding|holiday|flat|apartment)|сина ми|дъщеря ми|жена ми|мъжа ми|детето ми|децата ми|майка ми|баща ми|семейството|гадже\p{L}*|разведа|оженя|омъжа|лошо ми|ми е лошо|боли|сватбата ми|почивката|апартамента ми)(?!\p{L})/iu,
);

/** Whether a question is surely about a business: what fits any question would be out of place in a private one. */
export function isOfBusiness(message: string, knowledge: Pick<Knowledge, 'followUps'>): boolean {
  if (privately.test(message)) return false;
  return business.test(message) || together.test(message) || tradeIn(message, knowledge) !== null;
}

/** Whether a question is about somebody’s family, body or home. */
export function isPrivate(message: string): boolean {
  return privately.test(message);
}
