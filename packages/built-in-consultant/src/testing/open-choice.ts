import type { Language } from '@savet/contract/languages';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { readQuestion } from '../understanding/read-question.ts';

/** Questions that lie between two subjects. Which of them do changes a little with every new example. */
const between: Readonly<Record<Language, readonly string[]>> = {
  EN: [
    'Why do people rent our boats once and never again?',
    'Why do farmers try our drone spraying once and never call again?',
    'Why do schools book our theatre once and not again?',
    'Why do growers hire our harvester once and then never ring?',
    'Our deliveries are slow and our photos are bad, what do we do?',
    'Why do owners try our dog hotel once and never come back?',
    'Why do firms hire our cleaners once and never ring again?',
  ],
  BG: [
    'Защо стопаните пробват дрона ни веднъж и повече не се обаждат?',
    'Имаме проблем с бюлетина и с опаковките, какво да правим?',
    'Нито листовките, нито бюлетинът ни носят нещо, какво да правим?',
    'Имаме проблем с отстъпките и със сайта, какво да правим?',
    'Защо училищата канят театъра ни веднъж и повече не?',
    'Защо фирмите викат почистването ни веднъж и повече не звънят?',
  ],
};

/** A question that is answered with a choice of two subjects. @throws if there is none */
export function openChoice(language: Language): string {
  const knowledge = loadKnowledge();
  const found = between[language].find((query) => {
    const asked = { query, context: '', responseStyle: 'normal' as const, language };
    const reading = readQuestion({ ...asked, brandHubLocked: false }, knowledge);
    return reading.kind === 'unclear' && !reading.isNear && reading.between.length === 2;
  });
  if (found === undefined) throw new Error(`No question between two subjects in ${language}`);
  return found;
}
