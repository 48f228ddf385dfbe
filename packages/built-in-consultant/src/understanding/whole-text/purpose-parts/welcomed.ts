import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../language/is-english.ts';
import { turned } from '../brief/clauses.ts';

/** The introduction of a new colleague: all words after the colon, or the clause after “who”. */
export function welcomeParts(text: string): Record<string, string> {
  const colon =
    /:\s+(.{4,300})$/su
      .exec(text)?.[1]
      ?.trim()
      .replace(/[.\s]+$/u, '') ?? '';
  // “…, who has 12 years in audit”: a fact about the person.
  const who =
    /,? (?:who|ко(?:й|я)то) ([^.;:!?\n]{4,200})/iu
      .exec(text)?.[1]
      ?.trim()
      .replace(/[\s,]+$/u, '') ?? '';
  const she = firstNameIn(text);
  const given = colon || (who === '' || she === '' ? '' : `${she} ${who}`);
  const named =
    /(?:new|нов(?:ия|ата|ият)(?: ни)?) (?:\p{Ll}+ ){1,3}((?:Dr |д-р )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)/u.exec(
      text,
    )?.[1] ?? '';
  const role =
    /(?:new|нов(?:ия|ата|ият)(?: ни)?) ((?:\p{Ll}+ ){1,3})(?=(?:д-р |Dr )?\p{Lu})/u
      .exec(text)?.[1]
      ?.trim() ?? '';
  const facts = given.replace(
    lettered(
      /[.,;]\s*(?:(?:a|an)\s)?(?:(?:facebook|instagram|linkedin)\s)?(?:post|email|пост|публикация|имейл)(?:\s(?:on|in|във?|за)\s\p{L}+)?$/iu,
    ),
    '',
  );
  return {
    ...(facts === '' ? {} : { facts: `${capitalised(facts)}.` }),
    ...(named === '' ? {} : { person: named }),
    ...(role === '' ? {} : { role: role.replace(/ д-р$/u, '') }),
  };
}

/** The first name of a new person. */
function firstNameIn(text: string): string {
  return (
    lettered(
      /(?:new|нов(?:ия|ата|ият)(?: ни)?) (?:\p{Ll}[\p{L}-]* ){1,4}(?:Dr |д-р )?(\p{Lu}\p{Ll}+)/u,
    ).exec(text)?.[1] ?? ''
  );
}

/** The service before a request for a review: “after we fixed her roof”. */
export function servedParts(text: string, language: Language): Record<string, string> {
  const found = isEnglish[language]
    ? lettered(/(?<!\p{L})(?:after|since|because|now that) (we (?!ask)[^,.;:!?\n]{4,80})/iu).exec(
        text,
      )?.[1]
    : lettered(
        /(?<!\p{L})(?:след като|защото|понеже) ((?:(?:му|ѝ|им|го|я|ги) )?\p{L}+хме [^,.;:!?\n]{3,80})/iu,
      ).exec(text)?.[1];
  if (found === undefined) return {};
  const said = turned(found.trim(), language).replace(
    lettered(/^(Ви|го|я|ги) (\p{L}+хме)/u),
    '$2 $1',
  );
  return { served: `${capitalised(said)}.` };
}

const dateWords = lettered(
  /(?<!\p{L})(?:valid|until|till|for|from|валид\p{L}*|до|за|от)(?!\p{L})/iu,
);

/** The service that a voucher pays for, its receiver and its giver. */
export function voucherParts(text: string, language: Language): Record<string, string> {
  const after =
    lettered(/(?:voucher|certificate|gift card|ваучер\p{L}*|карта)(?: text)?\s?:\s+(.+)$/isu).exec(
      text,
    )?.[1] ?? '';
  const first = after.split(/,\s/u)[0]?.trim() ?? '';
  const [, receiver = '', giver = ''] =
    (isEnglish[language]
      ? lettered(
          /(?<!\p{L})for (\p{Lu}\p{L}+(?: and \p{Lu}\p{L}+)?)(?: from ((?:\p{L}+(?: |(?=[,.]|$))){1,4}))?(?=[,.]|$)/u,
        )
      : lettered(
          /(?<!\p{L})за (\p{Lu}\p{L}+(?: и \p{Lu}\p{L}+)?)(?: от ((?:\p{L}+(?: |(?=[,.]|$))){1,4}))?(?=[,.]|$)/u,
        )
    ).exec(text) ?? [];
  const isThing = first !== '' && !dateWords.test(first.split(' ')[0] ?? '');
  return {
    ...(isThing && !/\d ?(?:€|eur|евро|лв|лева)/iu.test(first)
      ? { voucherFor: capitalised(first) }
      : {}),
    ...(receiver === '' ? {} : { person: receiver }),
    ...(giver === '' ? {} : { giver: giver.trim() }),
  };
}

/** The user’s own answer to a complaint, after a colon: “we are sorry, next time we reserve a place”. */
export function answerParts(text: string, language: Language): Record<string, string> {
  const found = isEnglish[language]
    ? lettered(/:\s+((?:we|our|i|next time|you|the)(?!\p{L})[^„“"«»]{8,200})$/iu)
    : lettered(
        /:\s+((?:ние|ще|вече|следващия|съжаляваме|извиняваме|благодарим|\p{L}+(?:ме|хме))(?!\p{L})[^„“"«»]{8,200})$/iu,
      );
  const asked = isEnglish[language]
    ? lettered(/(?:complain\p{L}*|asks?|writes?|review)(?: \p{L}+){0,6}? (?:that|about|whether)/iu)
    : lettered(/(?:оплак\p{L}*|пита|пише|отзив)(?: \p{L}+){0,6}?[ ,]{1,2}(?:че|за|дали)/iu);
  if (!asked.test(text)) return {};
  const own = turned(
    found
      .exec(text)?.[1]
      ?.trim()
      .replace(/[.\s]+$/u, '') ?? '',
    language,
  );
  return own === '' ? {} : { ownAnswer: `${capitalised(own)}.` };
}
