import type { ReplyOffer } from '@savet/contract/documents';
import type { Language } from '@savet/contract/languages';
import { fillTemplate, sentencesOf } from '@savet/text/text';
import { quote } from '../../filling/quote.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { locales } from '../../language/language-of.ts';
import { familyOf, nameOf } from '../../recognition/label.ts';
import { join } from '../../text/markdown.ts';
import { labelName } from '../../understanding/choice.ts';
import { nameMark } from '../../understanding/follow-up/name-mark.ts';
import type { Reading } from '../../understanding/reading.ts';
import type { AnswerInput } from '../answer-context.ts';

/** Most sentences of an advice that is only on offer. */
const SHORT_SENTENCES = 2;

/** The replies that answer no business question and take no query. */
export function fixedReply(reading: Reading, input: AnswerInput, knowledge: Knowledge): string {
  const { language } = reading;
  const replies = knowledge.replies[language];
  switch (reading.kind) {
    case 'savet':
      return join(
        ...[reading.name, reading.also ?? ''].map((name) =>
          name === 'queries-left'
            ? queriesLeft(language, input, knowledge)
            : (replies.savet[name] ?? ''),
        ),
      );
    case 'sensitive':
    case 'talk':
      return replies[reading.kind][reading.name] ?? replies.unknown;
    case 'brand-hub':
      return replies.savet['what-is-brand-hub'] ?? replies.unknown;
    case 'fact': {
      if (input.brandHubLocked || reading.field === null) return replies.factLocked;
      const phrases = knowledge.phrases[language];
      return fillTemplate(replies.fact, { field: quote(phrases.labels[reading.field], phrases) });
    }
    case 'unclear': {
      const names = choicesOf(reading.between, language, knowledge);
      if (names.length === 0) return replies.notUnderstood;
      if (reading.isVague) return join(replies.vague, numbered(names));
      if (reading.isAgain) return join(replies.dependsOn, numbered(names));
      return join(
        reading.isNear ? replies.near : names.length === 1 ? replies.unclearOne : replies.unclear,
        numbered(names),
        ...(names.length === 1 || reading.isNear ? [] : reading.between).map((label) =>
          inShort(label, language, knowledge),
        ),
      );
    }
    case 'beside': {
      const names = choicesOf(reading.nearest, language, knowledge);
      return names.length === 0
        ? replies.beside
        : join(replies.beside, replies.nearest, numbered(names));
    }
    case 'cannot-write': {
      const names = choicesOf(reading.nearest, language, knowledge);
      const count = reading.asked.form === 'list' ? reading.asked.count : '';
      const missing =
        reading.asked.form === 'missing' ? missingFigures(reading.asked, language, knowledge) : '';
      const text = fillTemplate(replies.cannot[reading.asked.form], { count, missing });
      return names.length === 0 ? text : join(text, replies.nearest, numbered(names));
    }
    case 'no-text':
      return replies.checkText;
    case 'topic':
      if (reading.newDrafts) return knowledge.phrases[language].usedUp;
      return reading.again === 'shorter'
        ? replies.cannotShorten
        : knowledge.phrases[language].allSaid;
    case 'card':
    case 'frame':
      return reading.kind === 'card' && reading.again === 'shorter'
        ? replies.cannotShorten
        : knowledge.phrases[language].allSaid;
    case 'change':
      return ['shorter', 'limit'].includes(reading.changes[0] ?? '') &&
        reading.changes.length === 1 &&
        reading.unmet.length === 0
        ? replies.cannotShorten
        : replies.cannotChange;
    case 'cannot-change':
      return replies.cannotChange;
    case 'off-scope':
      return replies.offScope;
    default:
      return replies.unknown;
  }
}

/** The first sentences on one of two competing readings, which may be all the user wanted. Empty for a reading without advice. */
function inShort(label: string, language: Language, knowledge: Knowledge): string {
  const cards = familyOf(label) === 'topics' ? knowledge.topicCards : knowledge.cards;
  const card = isAdvice(label) ? cards.get(nameOf(label))?.[language] : undefined;
  if (card === undefined) return '';
  const gist = sentencesOf(card.answer).slice(0, SHORT_SENTENCES).join(' ');
  return `${nameMark(card.name)} ${gist}`;
}

function isAdvice(label: string): boolean {
  return ['topics', 'cards'].includes(familyOf(label));
}

function missingFigures(
  { sum, lacks }: { sum: string; lacks: readonly string[] },
  language: Language,
  { calculations, problems }: Knowledge,
): string {
  const inputs = calculations[language].calculations[sum]?.inputs ?? problems[language].lacking;
  return lacks.map((name) => `**${inputs[name] ?? name}**`).join(', ');
}

/** The exact number, if the server has passed it on. */
function queriesLeft(
  language: Language,
  { allowance }: AnswerInput,
  { replies }: Knowledge,
): string {
  const { savet, queriesLeft: texts } = replies[language];
  if (allowance === null) return savet['queries-left'] ?? '';
  const { left, limit, renewsAt } = allowance;
  const date = renewsAt && new Intl.DateTimeFormat(locales[language], { dateStyle: 'long' });
  const renewal = date
    ? fillTemplate(texts.renewal, { date: date.format(new Date(renewsAt)) })
    : '';
  return [fillTemplate(texts.number, { left, limit }), renewal, texts.list]
    .filter(Boolean)
    .join(' ');
}

/** The offer of a reply: a choice of readings, or a hand-over to the team. */
export function offerOf(reading: Reading, knowledge: Knowledge): ReplyOffer | null {
  if (reading.kind === 'unclear') {
    const choices = choicesOf(reading.between, reading.language, knowledge);
    return { choices, team: true };
  }
  if (reading.kind === 'cannot-write' || reading.kind === 'beside') {
    return { choices: choicesOf(reading.nearest, reading.language, knowledge), team: true };
  }
  const isForTeam =
    ['unknown', 'change', 'cannot-change'].includes(reading.kind) ||
    (reading.kind === 'sensitive' && reading.name === 'insult');
  return isForTeam ? { choices: [], team: true } : null;
}

/** `choice.ts` reads the list back from the thread. */
export function numbered(names: readonly string[]): string {
  return names.map((name, index) => `${index + 1}. **${name}**`).join('\n');
}

/** The names of readings; none if two have the same name, as questions about Savet do. */
export function choicesOf(
  labels: readonly string[],
  language: Language,
  knowledge: Knowledge,
): string[] {
  const names = labels.map((label) => labelName(label, language, knowledge));
  return new Set(names).size < names.length ? [] : names;
}
