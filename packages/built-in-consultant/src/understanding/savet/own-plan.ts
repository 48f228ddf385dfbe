import { lettered } from '@savet/text/lettered';

/** A longer message holds signs by chance. In UTF-16 units, as all lengths. */
const LENGTH_MAX = 300;

/** Language models that people know by name. */
const models = lettered(
  /(?<!\p{L})(?:chat ?gpt|gpt|gemini|claude|copilot|deepseek|perplexity|grok|чат ?гпт|чатгпт|джемини|гемини|клод)(?!\p{L})/giu,
);
const us = lettered(
  /(?<!\p{L})(?:savet|савет|you|your|this (?:bot|app|chat|tool|thing)|ти|вие|вас|теб|си|тоя|този|това|тук|\p{L}+аваш|\p{L}+авате)(?!\p{L})/iu,
);
/** Between two models, “what do you think?” only asks for a view. */
const usByName = lettered(
  /(?<!\p{L})(?:savet|савет|(?:makes?|are) you|you (?:over|vs\.?|or)|(?:than|over|to|vs\.?|or) you|от (?:теб|вас))(?!\p{L})/iu,
);
const comparing = lettered(
  /(?<!\p{L})(?:differ\p{L}*|better|worse|instead of|rather than|over|vs\.?|versus|compar\p{L}*|why (?:should|would|do|pay|use)|what (?:do|can) you do that|разлик\p{L}*|различ\p{L}*|отлича\p{L}*|по-добр\p{L}*|по-добър|по-лош\p{L}*|вместо|за какво ми|защо (?:да|ми)|като имам|сравн\p{L}*)(?!\p{L})/iu,
);

/** The asker’s own payment, or ours. */
const paid = lettered(
  /(?<!\p{L})(?:(?:i|we)(?:[’']ve| have)? (?:just |already |now )?(?:paid|payed|upgraded|subscribed|bought|purchased|switched to pro)|my card (?:was|has been|got) charged|you(?:[’']ve| have)? (?:took|taken|charged)|платих(?:ме)?|купих(?:ме)?|абонирах(?:ме)? се|минах(?:ме)? на|взехте|удържахте|таксувахте|изтеглихте)(?!\p{L})/iu,
);
const ours = lettered(
  /(?<!\p{L})(?:pro|про|free (?:plan|version|queries|account)|queries|безплатн\p{L}* (?:план|верси\p{L}*)|на безплатния|абонамента(?: ми| си)?)(?!\p{L})/iu,
);
/** “You took my money”: only we can be spoken to. */
const spoken = lettered(
  /(?<!\p{L})(?:you(?:[’']ve| have)? (?:took|taken|charged)|взехте|удържахте|таксувахте|изтеглихте)(?!\p{L})/iu,
);
const inVain = lettered(
  /(?<!\p{L})(?:still|nothing|no new|not|\p{L}+n[’']t|yet|още|все още|не|няма|нямам|нищо|пак|без)(?!\p{L})/iu,
);

const worth = lettered(
  /(?<!\p{L})(?:worth|do i (?:really )?need|should i (?:get|buy|take|upgrade|stay|go)|makes? sense|is free enough|струва ли|заслужава ли|има ли смисъл|нуж(?:ен|на) ли|трябва ли ми|изплаща ли|да си (?:стоя|остана)|да (?:взема|минавам|мина|плащам))(?!\p{L})/iu,
);
const plan = lettered(
  /(?<!\p{L})(?:pro|про|(?:your |the )?paid (?:plan|version)|платен\p{L}* (?:план|верси\p{L}*)|savet|савет|(?:this|the|тоя|този|тоз) (?:bot|chat ?bot|бот|чат ?бот))(?!\p{L})/iu,
);
const money = lettered(
  /(?<!\p{L})(?:free|month|year|leva|lv|euros?|\d+ ?(?:€|лв|кинта)|€|enough|subscription|plan|money|лв|лева|кинта|евро|месец\p{L}*|безплатн\p{L}*|абонамент\p{L}*|план\p{L}*|пари\p{L}*)(?!\p{L})/iu,
);
/** Other things that have a Pro, and plans that the asker offers. */
const others = lettered(
  /(?<!\p{L})(?:customers?|clients?|offer\p{L}*|our pro|my pro|we sell|canva|zoom|linkedin|shopify|wix|adobe|mailchimp|hubspot|notion|figma|macbook|iphone|ipad|camera|gopro|клиент\p{L}*|предлага\p{L}*|продава\p{L}*|канва|линкедин|камера)(?!\p{L})/iu,
);

/** Replies about the asker’s own plan: how Savet differs, a payment that changed nothing, whether Pro is worth it. */
export function ownPlanAsked(message: string): { name: string; also?: string } | null {
  if (message.length > LENGTH_MAX) return null;
  const named = new Set(message.toLowerCase().match(models)).size;
  const isOfUs = (named > 1 ? usByName : us).test(message);
  if (named > 0 && isOfUs && comparing.test(message)) return { name: 'compared' };
  const isOurs = ours.test(message) || spoken.test(message);
  if (isOurs && paid.test(message) && inVain.test(message) && !others.test(message))
    return { name: 'paid-in-vain' };
  const isWorth = worth.test(message) && plan.test(message) && money.test(message);
  return isWorth && !others.test(message) ? { name: 'worth-it', also: 'plans' } : null;
}
