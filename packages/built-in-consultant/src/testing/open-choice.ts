import type { Language } from '@savet/contract/languages';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { readQuestion } from '../understanding/read-question.ts';
import type { Reading } from '../understanding/reading.ts';

/** Questions that lie between two subjects. Which of them do changes a little with every new example. */
const between: Readonly<Record<Language, readonly string[]>> = {
  EN: [
    'People ask for discounts and for longer payment terms, what do I say?',
    'Our pitch is fine and our proposals are ignored, what is wrong?',
    'Why do people rent our boats once and never again?',
    'Why do farmers try our drone spraying once and never call again?',
    'Why do schools book our theatre once and not again?',
    'Why do growers hire our harvester once and then never ring?',
    'Our deliveries are slow and our photos are bad, what do we do?',
    'Why do owners try our dog hotel once and never come back?',
    'Why do firms hire our cleaners once and never ring again?',
    'Our photos and our prices scare people off, what can we do?',
    'Our puzzle game comes out in October, there are 600 euros for marketing. Where would you put it?',
    'A chain wants to copy our cupcake boxes, their buyer took photos at the market. Can I do something?',
  ],
  BG: [
    'Защо стопаните пробват дрона ни веднъж и повече не се обаждат?',
    'Имаме проблем с бюлетина и с опаковките, какво да правим?',
    'Нито листовките, нито бюлетинът ни носят нещо, какво да правим?',
    'Имаме проблем с отстъпките и със сайта, какво да правим?',
    'Защо училищата канят театъра ни веднъж и повече не?',
    'Защо фирмите викат почистването ни веднъж и повече не звънят?',
    'Клубът ни по танци губи хора всяко лято, септември почваме от нула',
    'Как да разбера дали рекламата в радиото ни върши работа?',
    'Как да продавам по телефона, без да звуча като досадник?',
  ],
};

/** Questions that most probably mean one advice. Which of them are sure changes a little with every new example, too. */
const probable = [
  'Как да се подготвя за среща с инвеститор?',
  'Как да пусна нова линия козметика?',
  'Магазин за подаръци иска сапуните ми на половин цена. Да приема ли?',
  'Клиентът иска още един вариант на сайта безплатно. Да се съглася ли?',
  'Имаме твърде много задачи и всичко закъснява. Кое да отпадне първо?',
];

/** A Bulgarian question that is answered free of charge, with another reading as a button. @throws if there is none */
export function takenQuestion(): string {
  const found = probable.find((query) => {
    const reading = readingOf(query, 'BG');
    return (
      (reading.kind === 'card' || reading.kind === 'topic') && (reading.taken ?? []).length > 0
    );
  });
  if (found === undefined) throw new Error('No question that most probably means one advice');
  return found;
}

/** A question that is answered with a choice of two subjects. @throws if there is none */
export function openChoice(language: Language): string {
  const found = between[language].find((query) => {
    const reading = readingOf(query, language);
    return reading.kind === 'unclear' && !reading.isNear && reading.between.length === 2;
  });
  if (found === undefined) throw new Error(`No question between two subjects in ${language}`);
  return found;
}

function readingOf(query: string, language: Language): Reading {
  const asked = { query, context: '', responseStyle: 'normal' as const, language };
  return readQuestion({ ...asked, brandHubLocked: false }, loadKnowledge());
}
