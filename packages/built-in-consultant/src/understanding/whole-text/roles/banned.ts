import type { Language } from '@savet/contract/languages';

const bans: Record<Language, RegExp> = {
  EN: /^(?:(?:and|but|please|also)[, ]+)*(?:(?:don[’']?t|do not|never|no need to|without|avoid) (?:say(?:ing)?|mention(?:ing)?|write|writing|include|including|tell(?:ing)? (?:them|him|her)(?: about)?|talk(?:ing)? about|bring(?:ing)? up|put(?:ting)?|use|using)|leave out|skip|no mention of|take out|drop)(?: (?:it[’']?s|that|anything about|about|the word|the bit about|the part about|the thing about|in))* (.+)$/iu,
  BG: /^(?:(?:и|но|моля|също)[, ]+)*(?:(?:да )?не (?:пиши|казвай|споменавай|пишете|казвайте|споменавайте|слагай|споменаваме|пишем|казваме|включвай)|без да (?:споменаваш|споменава|казваш|пишеш|се споменава|споменаваме)|махни|изпусни|без (?:споменаване на|частта за))(?: (?:нищо )?(?:за|че е|че|думата|това за|частта за))*,? (.+)$/iu,
};
const reason: Record<Language, RegExp> = {
  EN: /,? (?:because|cos|as|since) .*$/iu,
  BG: /,? (?:защото|понеже|тъй като|щото) .*$/iu,
};

/** The topic that a clause forbids to mention; empty if it forbids none. */
export function bannedIn(clause: string, language: Language): string {
  return (bans[language].exec(clause)?.[1] ?? '').replace(reason[language], '');
}
