import { phrases } from '@savet/text/phrases';

/** Imperatives of advice on writing. Customers are told to come, call and order, not to mention and avoid. */
const writingVerb = phrases`
  (?:start|begin|open|end|close|finish) (?:it |the \p{L}+ )?(?:with|by) | keep (?:it|the|your) | mention | avoid
  include | describe | make sure | focus on | name the | use (?:short|simple|concrete|an?|the) | thank (?:them|him|her)
  write (?:the|an?|in|as|about|what|how|short) | (?:do not|don[’']t) (?:promise|write|start|use|mention)
  (?:за)?почнете (?:с|от) | завършете | споменете | избягвайте | опишете | добавете | посочете | наблегнете
  използвайте | (?:не )?(?:на)?пишете(?! (?:ни|ми|на)) | разкажете | обяснете | не обещавайте | благодарете
  придържайте се | включете | съобразете
`;
/** Parts and kinds of texts: their author hears of them, their reader hardly ever. */
const aboutTexts = phrases`
  subject line | tone | opening | headline | greeting | call to action | paragraph | sentences? | words | readers?
  (?:the|your|a good) (?:text|post|e-?mail|message|reply|advert|caption|description|letter)
  тон* | заглави* | обръщени* | призив* | изречени* | абзац* | думи | думите | читател*
  (?:имейл|пост|текст|публикаци|отговор|обяв|писмо|съобщени)*
`;
/** “A good advert is short”: speaks about such texts in general. */
const onGoodTexts = phrases`
  (?:an? )?(?:good|strong|effective|great) (?:\p{L}+ )?(?:text|post|e-?mail|message|reply|advert|ad|caption|description)
  (?:добрият|добрата|доброто|добър|добра|добро) (?:\p{L}+ )?(?:имейл|пост|текст|публикация|отговор|обява|писмо|съобщение)
`;
/** Share of sentences with such a verb from which the whole is advice. */
const ADVISING_SHARE = 0.3;

/** Whether sentences tell how to write a text instead of being one. */
export function isAdviceOnWriting(sentences: readonly string[]): boolean {
  if (onGoodTexts.exec(sentences[0] ?? '')?.index === 0) return true;
  const advice = sentences.filter((sentence) => writingVerb.test(sentence));
  return (
    advice.length >= 2 &&
    advice.length >= sentences.length * ADVISING_SHARE &&
    sentences.some((sentence) => aboutTexts.test(sentence))
  );
}
