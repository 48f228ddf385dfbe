import { lettered } from '@savet/text/lettered';

/** “Describe my company in two sentences”, „представи фирмата ни с едно изречение“: of the own business, and how many sentences. */
const described = lettered(
  /^\s*(?:please,? |can you |could you |моля,? )?(?:(?:describe|summari[sz]e|introduce|present|explain|sum up) (?:what )?(?:my|our) \p{L}+(?: (?:is|does))?|(?:write|give)(?: me| us)? (?:an? )?(?:short )?(?:description|summary) of (?:my|our) \p{L}+|(?:опиш(?:и|ете)|представ(?:и|ете)|обобщ(?:и|ете)|разкаж(?:и|ете) за) (?:\p{L}+ (?:ми|ни)|нашата \p{L}+|нашия \p{L}+|моята \p{L}+|моя \p{L}+)),? (?:in|with|using|с|със|в|във) (?:only |just |само )?(one|two|three|four|a couple of|a few|едно|две|три|четири|няколко|[1-4])(?: short| кратки| кратко)? (?:sentences?|lines?|изречени[ея])(?!\p{L})/iu,
);
const counts: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, 'a couple of': 2, 'a few': 3 },
  ...{ едно: 1, две: 2, три: 3, четири: 4, няколко: 3 },
};

/** How many sentences on the own business are wanted; null if none are. */
export function sentencesWanted(query: string): number | null {
  const word = described.exec(query)?.[1]?.toLowerCase();
  return word === undefined ? null : (counts[word] ?? Number(word));
}
