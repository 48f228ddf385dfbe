import { lettered } from '@savet/text/lettered';
import type { Role } from '../kind.ts';
import { counted } from '../vocabulary.ts';
import { sign } from '../words.ts';

/** How many are sold, by how many people, of how many who could come. */
export const salesNumbers: Readonly<Record<string, readonly Role[]>> = {
  count: [
    {
      units: ['count', 'time'],
      as: 'number',
      signs: lettered(`#\\s(?:\\p{L}+\\s){0,1}?${counted}`, 'iu'),
      counts: 'hour',
      isFlow: true,
    },
  ],
  team: [
    {
      units: ['count'],
      as: 'number',
      signs: sign(
        '# (?:\\p{L}+ )?(?:people|employees|workers|staff|therapists?|developers?|designers?|hairdressers?|trainers?|души|човека|служител~|работни~|майстор~|терапевт~|програмист~|дизайнер~|фризьор~|треньор~)',
      ),
    },
  ],
  hoursEach: [
    {
      units: ['time'],
      as: 'number',
      signs: sign('each|всеки|всяка'),
      isWide: true,
      counts: 'hour',
      isFlow: true,
    },
  ],
  capacity: [
    {
      units: ['count', 'time'],
      as: 'number',
      signs: lettered(`#\\s(?:\\p{L}+\\s){0,1}?${counted}`, 'iu'),
      counts: 'hour',
      isFlow: true,
    },
  ],
  paid: [
    {
      units: ['percent'],
      as: 'percent',
      signs: sign(
        'billable|paid|booked|occupied|occupancy|full|filled|invoiced|utili[sz]~|bill|платени~|заети|заетост~|запълнен~|пълн~|фактурира~|запълвам~',
      ),
    },
  ],
  reach: [
    {
      units: ['count', 'bare'],
      as: 'number',
      isFlow: true,
      signs: sign(
        '#\\s(?:\\p{L}+\\s)?(?:leaflets?|flyers?|readers?|followers?|последовател~|читател~|visitors?|visits|emails?|letters?|leads?|enquiries|calls?|people|subscribers|листовки|флаера|посетител~|посещения|имейла|писма|запитвания|обаждания|души|човека|абонати)',
      ),
    },
  ],
  response: [
    {
      units: ['percent'],
      as: 'percent',
      signs: sign(
        'come|comes|buy|buys|order|respond|reply|convert~|conversion|become|sign up|book|answer|дойдат|идват|купуват?|купят|поръчват?|поръчат|отговарят|отговорят|конверси~|стават|станат|се обадят|запишат',
      ),
    },
    {
      units: ['percent'],
      as: 'percent',
      signs: lettered(/#\s*(?:(?:of|от)\s*$|(?:of them|от тях)(?!\p{L}))/iu),
      isWide: true,
    },
  ],
};
