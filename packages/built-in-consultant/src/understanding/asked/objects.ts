import { lettered } from '@savet/text/lettered';
import { holdsAny } from '@savet/text/signs';
import { comparedWords } from '../../recognition/features.ts';
import { saysAnyOf } from '../verdict/own-words.ts';
import { shapeOf } from './shape.ts';

/** The things that people look for, with the words that name them and the advice on them. */
const objects = {
  supplier: {
    words: [
      ...['supplier*', 'wholesaler*', 'manufacturer*', 'producer*', 'importer*', 'vendor*'],
      ...['доставчи*', 'производител*', 'вносител*', 'търговец на едро', 'търговци на едро'],
    ],
    labels: ['cards/supplier-problems', 'cards/negotiating'],
  },
  staff: {
    words: [
      ...['staff', 'employee*', 'worker*', 'apprentice*', 'candidate*', 'applicant*', 'hire*'],
      ...['hiring', 'recruit*', 'technician*', 'driver*', 'cook', 'cooks', 'chef*', 'waiter*'],
      ...['mechanic*', 'team', 'colleague*', 'assistant*', 'helper*', 'picker*', 'cleaner*'],
      ...['персонал*', 'служител*', 'работни*', 'чирак*', 'кандидат*', 'наем*', 'назнач*'],
      ...['шофьор*', 'готвач*', 'сервитьор*', 'монтьор*', 'майстор*', 'екип*', 'колег*'],
      ...['помощни*', 'берач*', 'чистач*', 'персонала', 'хора за'],
    ],
    labels: [
      ...['cards/hard-to-fill-jobs', 'cards/freelancer-or-employee', 'cards/first-hire'],
      ...['cards/first-salesperson', 'cards/employee-referrals', 'cards/apprentice-or-skilled'],
      ...['cards/employee-value-proposition', 'cards/interview-questions', 'cards/bonuses'],
      ...['cards/rejection-letters', 'cards/staff-turnover', 'cards/staff-benefits'],
      ...['cards/exit-interviews', 'cards/motivating-a-team', 'cards/pay-rise-requests'],
      ...['cards/weak-performance', 'cards/team-conflicts', 'cards/salary-transparency'],
      ...['cards/employee-with-customers', 'topics/talent-attraction', 'topics/job-advert'],
      'topics/employer-brand',
    ],
  },
  customers: {
    words: [
      ...['client*', 'customer*', 'guest*', 'member', 'members', 'visitor*', 'patient*'],
      ...['parent', 'parents', 'tenant*', 'buyer*', 'subscriber*', 'pupil*', 'student*'],
      ...['клиент*', 'гост', 'гости', 'гостите', 'член', 'членове*', 'посетител*', 'пациент*'],
      ...['родител*', 'наемател*', 'купувач*', 'абонат*', 'ученици', 'учениците', 'курсист*'],
    ],
    labels: [
      ...['cards/more-customers', 'cards/first-ten-customers', 'cards/business-clients'],
      ...['cards/large-companies', 'cards/corporate-offers', 'cards/new-customer-groups'],
      ...['cards/cold-calling', 'cards/cold-email', 'cards/win-back', 'topics/retention'],
      ...['cards/wholesale', 'cards/lead-quality', 'topics/referrals'],
    ],
  },
  money: {
    words: [
      ...['investor*', 'loan*', 'funding', 'grant', 'grants', 'financing', 'sponsor*'],
      ...['инвеститор*', 'кредит*', 'финансиран*', 'субсиди*', 'спонсор*', 'заем*'],
    ],
    labels: [
      ...['cards/finding-investors', 'cards/funding-options', 'cards/grants'],
      ...['cards/sponsorship', 'topics/investor-pitch'],
    ],
  },
  premises: {
    words: [
      ...['premises', 'warehouse*', 'location', 'storage', 'workshop space', 'a place', 'unit'],
      ...['помещени*', 'склад', 'склада', 'складове', 'локаци*', 'обект', 'хале', 'терен'],
    ],
    labels: ['cards/shop-location', 'cards/second-location', 'cards/where-to-work'],
  },
} as const;
type Sought = keyof typeof objects;
const kinds = Object.keys(objects) as Sought[];

/** “A supplier of flour for the bakery”: what is sought stands before the first of these. */
const joining = lettered(
  /(?<!\p{L})(?:of|for|with|to|in|near|who|that|на|за|с|със|в|във|до|от|който|която)(?!\p{L})/iu,
);

/** “A good carpenter”, „добър дърводелец“: somebody to work for the asker, whatever the work is for. */
const praised = lettered(
  /^(?:an? )?(?:good|decent|half-decent|proper|reliable|cheap|trustworthy|skilled|affordable|добър|добра|свестен|свестна|читав|читава|кадърен|кадърна|надежден|надеждна|евтин|евтина|опитен|опитна|сигурен|сигурна) \p{L}{4,}(?: \p{L}+)?\s*$/iu,
);

/**
 * Whether an advice is about something else than what a question is about: a supplier is sought, and the advice is on staff. A question
 * that names several, or none, is open to all.
 */
export function isOfOtherObject(message: string, label: string): boolean {
  return ofOtherObject(message)(label);
}

/** The same for many labels. */
export function ofOtherObject(message: string): (label: string) => boolean {
  const [wanted, ...others] = objectsIn(message);
  if (wanted === undefined || others.length > 0) return () => false;
  return (label) => !holdsLabel(wanted, label) && kinds.some((kind) => holdsLabel(kind, label));
}

/** Whether an advice is about what a question looks for. */
export function isOfObject(message: string, label: string): boolean {
  return soughtIn(message).some((kind) => holdsLabel(kind, label));
}

/** Whether a question looks for one thing, and an advice, however likely, is about another. */
export function seeksOther(message: string, label: string): boolean {
  const wanted = soughtIn(message);
  if (wanted.length > 0) return isOfOtherObject(message, label);
  return praised.test(headOf(message)) && !kinds.some((kind) => holdsLabel(kind, label));
}

/** Whether a question chooses a thing that an advice doesn’t speak of: “a till for a market stall”, and the advice is on markets. */
export function choosesOther(
  message: string,
  label: string,
  knowledge: Parameters<typeof saysAnyOf>[2],
): boolean {
  const shape = shapeOf(message);
  if (shape?.name !== 'choose' || shape.object === null) return false;
  const head = shape.object.split(joining)[0] ?? '';
  const isOfClass = kinds.some((kind) => holdsLabel(kind, label));
  return head.trim() !== '' && !isOfClass && !saysAnyOf(head, label, knowledge);
}

function holdsLabel(kind: Sought, label: string): boolean {
  return objects[kind].labels.some((each) => each === label);
}

/** The things that a question looks for; if it looks for nothing, all that it names. */
function objectsIn(message: string): Sought[] {
  const found = soughtIn(message);
  return found.length > 0 ? found : namedIn(message);
}

function soughtIn(message: string): Sought[] {
  return namedIn(headOf(message));
}

/** “A supplier” of “a supplier of flour for the bakery”; empty if nothing is looked for. */
function headOf(message: string): string {
  const shape = shapeOf(message);
  return shape?.name === 'find' ? (shape.object?.split(joining)[0] ?? '') : '';
}

function namedIn(text: string): Sought[] {
  const words = comparedWords(text);
  return kinds.filter((kind) => holdsAny(words, objects[kind].words));
}
