import { lettered } from '@savet/text/lettered';

/** “… 1 star.” – Rositsa, Bistro Lipa: who wrote what is quoted. The one who answers never signs so. */
const attribution = lettered(
  /(?<=[”"“»])[.,]?\s*(?:[-–—]\s*|(?:by|from|от) )((?!I(?!\p{L}))\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'.-]+){0,2})(?:,\s*((?:the )?\p{Lu}[\p{L}\d &’'-]{1,40}))?[.\s]*$/u,
);

export interface Attributed {
  /** The request without the writer of what it quotes. */
  request: string;
  writer: string;
}

/** That somebody who is wanted will join us says nothing. */
const joining = lettered(
  /,? (?:who|that|ко(?:й|я|е|и)то) (?:(?:will|would|can|wants? to|is going to|is to) (?:join|work (?:for|with)) (?:us|our (?:team|firm|company))|(?:ще |иска |може |да )+(?:се присъедини|се включи)(?: (?:към|в) (?:нас|екипа(?: ни)?|нашия екип))?)(?!\p{L})/iu,
);

export function withoutJoining(request: string): string {
  return request.replace(joining, '');
}

export function attributed(request: string): Attributed {
  const found = attribution.exec(request);
  if (found === null) return { request, writer: '' };
  return { request: request.slice(0, found.index).trimEnd(), writer: found[1] ?? '' };
}
