import { lettered } from '@savet/text/lettered';

/** “Shorter, and add that …”: wishes of one message. What is to be added may have commas and “and” itself. */
const betweenWishes = lettered(
  /(?:\s*[,;+&.]\s*(?:(?:and|also|but|и|също|но)\s+)?|\s+(?:and|also|but|и|също|но)\s+)(?=(?:don[’']?t|do not|leave out|не спом|не каз|не пиш|махни|add|include|mention|make|put|without|no|with|in|for|as|more|less|short|formal|informal|friendl|warm|fun|po-|добав|включ|спомен|направ|го направ|сложи|без|с|със|на|за|като|по-|кратк|официал)\p{L}*)/iu,
);

/** The wishes of a message. What it adds is one wish, to its end. */
export function wishesOf(query: string): string[] {
  const [first = query, ...rest] = query.split(betweenWishes).map((part) => part.trim());
  const parts = [first, ...rest].filter((part) => lettered(/\p{L}{2}/u).test(part));
  return parts.reduce<string[]>((all, part) => {
    const before = all.at(-1) ?? '';
    const goesOn =
      lettered(/(?<!\p{L})(?:that|че)(?!\p{L})/iu).test(before) && !changing.test(part);
    if (!goesOn) return [...all, part];
    return [
      ...all.slice(0, -1),
      query.slice(query.indexOf(before), query.indexOf(part) + part.length),
    ];
  }, []);
}

/** A wish after a sentence to add, and no more of it. */
const changing =
  /^(?:make|put|more|less|short|formal|informal|friendl|warm|fun|го направ|направ|по-|кратк|официал)/iu;
