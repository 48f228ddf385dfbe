import { lettered } from '@savet/text/lettered';
import type { WholeTextReading } from '../reading.ts';
import { mannerIn } from '../whole-text/brief/manner.ts';
import { tidied } from '../whole-text/sentences/tidied.ts';
import { sureOrderIn } from './sure-order.ts';
import type { SureForm } from './sure-order-type.ts';

/** What a person should say, or a lawyer see, before a text is sent. */
const grave = lettered(
  /(?<!\p{L})(?:fired?|firing|dismiss\p{L}*|sack(?:ed|ing)?|lay(?:ing)? off|laid off|redundan\p{L}*|died|death|dead|funeral|condolence\p{L}*|passed away|suicid\p{L}*|cancer|miscarriage|sue|suing|lawsuit|lawyer|court|police|stolen|theft|accident|injur\p{L}*|harass\p{L}*|bankrupt\p{L}*|bereave\p{L}*|no longer (?:with us|works? (?:for|with) us)|burn(?:ed|t)?[- ]?out|worn out|exhausted|for my health|my health|undergo|stroke|parkinson\p{L}*|diagnos\p{L}*|fraud\p{L}*|scam\p{L}*|criminals?|false invoices|hacked|mobbing|bullying|discriminat\p{L}*|food poisoning|able to walk|can[’']?t pay|cannot pay|недееспособн\p{L}*|траур|вече не работи при нас|изтощен\p{L}*|заради здравето|здравето ми|предстои операция|измам\p{L}*|фалшив\p{L}*|хакна\p{L}*|мобинг|дискримин\p{L}*|отравян\p{L}*|натровил\p{L}*|не мо(?:жем|га) да плат\p{L}+|неплатежо\p{L}*|фалира\p{L}*|НАП|insolven\p{L}*|уволн\p{L}*|съкра(?:т|щ)\p{L}*|почина\p{L}*|смърт\p{L}*|погребени\p{L}*|съболезн\p{L}*|самоуби\p{L}*|рак|съд|съда|адвокат\p{L}*|полици\p{L}*|крад\p{L}*|откра\p{L}*|злополука|катастрофа|пострада\p{L}*|тормоз\p{L}*|фалит\p{L}*|несъстоятелност)(?!\p{L})/iu,
);
const forms = {
  chat: 'short',
  mail: 'mail',
  notice: 'notice',
  post: 'post',
  review: 'short',
} as const satisfies Record<SureForm, string>;

/** An order of which every part is certain, whatever else its words remind of; null for any other message. */
export function sureReading(query: string): WholeTextReading | null {
  const found = grave.test(query) ? null : sureOrderIn(query);
  if (found === null) return null;
  const { isShort: _, ...manner } = mannerIn(query);
  const purpose = found.genre === 'apology' || found.genre === 'thanks' ? found.genre : 'general';
  return {
    kind: 'whole-text',
    text: { purpose, request: tidied(query), added: [], form: forms[found.form], ...manner },
    language: found.language,
  };
}
