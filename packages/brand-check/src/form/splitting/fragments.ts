import type { Joint, JointFinder } from './joints.ts';

/** What an advert says of a thing without a verb: “Gel of oats, for skin that …” is two such, one after the other. */
const english = {
  begins:
    /^(?:an?|our|your|two|three|four|five|six|seven|ten|\d+) (?![^,]*(?:^|[^\p{L}])(?:is|are|was|were|has|have|had|will|can|that|which|who)(?!\p{L}))[^,]{8,}/iu,
  joint:
    /, (?=(?:made|baked|designed|meant|built|woven|knitted|printed|cut|sewn|grown|picked|brewed|roasted|painted|carved|with|without|for|from) \p{L}+)/giu,
  relative: /(?<!\p{L})(?:that|which|who|whose|where|when) [^,]*/giu,
  verb: /(?<!\p{L})(?:is|are|was|were|has|have|had|will|would|can|could|may|must|do|does|did|\p{L}+(?:ed|s) (?:the|an?|our|your|his|her|its|it|us|you|them))(?!\p{L})/iu,
};
const bulgarian = {
  begins:
    /^(?!(?:във?|на|от|до|при|за|по|със?|след|преди|ако|когато|и|но|не|ще|да|моля) )[^,]{8,}/iu,
  joint:
    /, (?=(?:за|със?|без|от|(?:изтъкан|направен|изпечен|опечен|събран|ушит|плетен|рисуван|отгледан)[оаи]?) \p{L}+|но (?:всеки|всички|никой) )/giu,
  relative:
    /(?<!\p{L})(?:който|която|което|които|чи(?:й|я|е|и)то|където|когато|че)(?!\p{L})[^,]*/giu,
  verb: /(?<!\p{L})(?:е|са|сме|сте|съм|си|се|ще|да|има|няма|може|можем|трябва|беше|бяха|\p{L}{2,}(?:аме|яме|хме|ете|ите|йте|ват|ява|ира|ува|еше|аше))(?!\p{L})/iu,
};

/** Divides what has no verb outside its relative clauses where a new description begins. */
function fragmentJoints({ begins, joint, relative, verb }: typeof english): JointFinder {
  return (written) => {
    if (!begins.test(written) || verb.test(written.replace(relative, ''))) return [];
    return Array.from(written.matchAll(joint)).flatMap(({ 0: found, index }): Joint[] => {
      // Inside a relative clause or a list it belongs to what is before it.
      const next = index + found.length;
      if (/,/.test(written.slice(0, index)) && !written.startsWith('но ', next)) return [];
      const text = `. ${written.charAt(next).toUpperCase()}`;
      return [{ start: index, end: next + 1, text, next, fromStart: true }];
    });
  };
}

export const englishFragments = fragmentJoints(english);
export const bulgarianFragments = fragmentJoints(bulgarian);
