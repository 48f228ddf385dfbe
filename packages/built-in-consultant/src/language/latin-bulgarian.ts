import { wordsOf } from '@savet/text/text';

/** Frequent Bulgarian words as people type them in Latin letters. None is an English word. */
const bulgarianWords = new Set(
  (
    'kak kakvo kakwo kakva kakyv kakuv koi koy koq koya koga kude kade kyde zashto zasto za da na ne se ' +
    'si sa sme ste li ot mi ni vi shte ima imam imame iskam iskame moga mozhe moje mojem mozhem ' +
    'trqbva tryabva triabva nash nashiq nashata nasheto nashite moq moya moyat moeto moite nashia kym kam ' +
    'kum sas sus bez ili oshte o6te mnogo dobre malko kolko napishi napishete napi6i napravi napravete ' +
    'izmisli izmislete pomogni pomognete dai dayte daite obqsni obyasni kaji kazhi cena ceni cenata cenite ' +
    'reklama klienti klient firma firmata biznes biznesa pazar pazara produkt produkta uslugi usluga ' +
    'obqva obyava marka markata po-kratko kratko blagodarq blagodarya mersi zdravei zdraveite zdrasti ' +
    'tekst dumi neshto nqma nyama horata hora choveka evro mesec pred sutrin vsichki razhodi razhodite kolela magazina ' +
    'kajete edin edna edno tova tozi tazi tezi sega pyrvo parvo otkyde otkade zapochna otlichim ' +
    'kvo kvoto dali imash mojesh moga mogat nego neshta nishto dnes utre vchera prodavam prodajbi prodavame ' +
    'che gi otpada saobshtenie suobshtenie syobshtenie pokana pismo imeil obyava obiava ' +
    'zaplata klientite rabotno rabotnoto vreme otstapka otstupka namalenie izvinenie faktura napomnyane chestit koleda ' +
    'zatvoreno ponedelnik vtornik sryada sriada chetvartak petak petuk sabota subota nedelya nedelia utre noviya novata novoto novite ' +
    'tursq tarsq tyrsq znam kazva tuk beshe bqha vsichko nqmame otzivi reklamata klientite klientka ' +
    'rabota rabotim rabotata restorant saita stranica stranicata obiknoveno oferta oferti ofertata poveche ' +
    'predi sled samo vinagi nikoga zasega shefat slujitel slujiteli hubavo losho loshi golqm golyam malak ' +
    'iska iskat zashtoto plashta plashtat pravi pravqt dava davam rabotqt rabotil kupuva kupuvat pitat nashta negovata ' +
    'otstypka otstypki poruchka poruchki porychka porychki sait saitat saita cenite cenata materiali materialite vednaga dostavka ' +
    'nqkoi nqkoj nyakoi chasa chasove dneshna sedmica sedmici godina godini sezona gosti gostite stai staite kushta kashta maistor ' +
    'napishete izprati otgovori pokani kupih prodadoh zakysneq zakysnqva zakasnyava gotov gotova gotovi kolko kolkoto dokato ' +
    'ako smisal lv leva izliza izlizat vzima vzimam vzimame kakav marjat marj zaguba porachka porachki srednata srednoto ostanat ostavat ' +
    'po vseki vsqka vsqko dva dve detski magazin magazina nas nikoi drugite puti veche pak tam ' +
    'po-kratko po-oficialno po-ofitsialno emodji sukrati skusi dobavi spomeni promeni namerq namerya'
  ).split(' '),
);
/** Frequent English words, which count against Bulgarian. “do” and “a” belong to both languages. */
const englishWords = new Set(
  'the and of to is are we our you your my in for with what how why which who give write this that it'.split(
    ' ',
  ),
);
/** Digits and a “q” in places where only Bulgarian in Latin letters has them: “ve4e”, “4ovek”, “iska6”, “pravq”. */
const bulgarianSpelling =
  /^(?:[a-z]+[46][a-z]+|[46][aeiou][a-z]+|[a-z]{2,}[aei]6|[a-z]*[^aeiou\W\d]q[^ul\W\d]*|[a-z]{2,}[aeo]q)$/;
/** Words that look the same and are none. */
const otherSpelling = new Set('sql mysql nosql faq iraq qr qa iphone6 mp4a'.split(' '));
/** Share of Bulgarian words from which a text counts as Bulgarian. */
const BULGARIAN_SHARE = 0.25;
/** Ordered: `sht` must be converted before `sh` and `s`. */
const sequences: readonly [RegExp, string][] = [
  [/sht/g, 'щ'],
  [/sh|6/g, 'ш'],
  [/ch|4/g, 'ч'],
  [/zh|j/g, 'ж'],
  [/ts|c/g, 'ц'],
  [/iya|iq|ia/g, 'ия'],
  [/ya|q/g, 'я'],
  [/yu|iu/g, 'ю'],
  [/yo/g, 'йо'],
  [/(?<=[aeiouаеиоуъ])y/g, 'й'],
  [/y/g, 'ъ'],
];
const singleLetters: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'б',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'х',
  i: 'и',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  w: 'в',
  x: 'х',
  z: 'з',
};

/** “Po-kratko”: no English word begins like that. */
const comparative = /(?<![a-z])po-(?!faced)[a-z]{4,}/iu;

/** Words that are Bulgarian if the account or the chat is. */
const likelyWords = new Set(
  (
    'dogovor dogovora dogovorut dogovorat naem naema neustoika neustoikata zaem kredit kredita vnoska vnoskata lihva dulja dylja ' +
    'nqkolko gotvach rabotnik rabotnici poiska otkaje otkajat drugo druga stoka stokata septemvri oktomvri noemvri dekemvri ' +
    'ianuari fevruari meseca kolega kolegi jenata mujut sam sami sum sym otgore nadolu'
  ).split(' '),
);

/** Whether a text in a Bulgarian chat may be Bulgarian in Latin letters: “dogovorut e do septemvri”. */
export function isLikelyLatinBulgarian(text: string): boolean {
  if (isLatinBulgarian(text)) return true;
  const words = wordsOf(text);
  const bulgarian = words.filter((word) => likelyWords.has(word) || isBulgarianWord(word)).length;
  const english = words.filter((word) => englishWords.has(word)).length;
  return bulgarian > english && bulgarian >= words.length * BULGARIAN_SHARE;
}

/** Whether a text is Bulgarian in Latin letters: “kak da opredelim cenata?”. */
export function isLatinBulgarian(text: string): boolean {
  if (/\p{Script=Cyrillic}/u.test(text)) return false;
  if (comparative.test(text)) return true;
  const words = wordsOf(text);
  const bulgarian = words.filter(isBulgarianWord).length;
  const english = words.filter((word) => englishWords.has(word)).length;
  return bulgarian > english && bulgarian >= words.length * BULGARIAN_SHARE;
}

/** Words with the article, and verbs: “roditelite”, “zanimanieto”, “navaksame”. */
const bulgarianEnding =
  /^[a-z]{3,20}(?:telite|nieto|niata|niyata|vata|ovete|ksame|shtenie|zhata|jata)$/;

function isBulgarianWord(word: string): boolean {
  if (bulgarianWords.has(word) || bulgarianEnding.test(word)) return true;
  return bulgarianSpelling.test(word) && !otherSpelling.has(word);
}

/** Frequent words in which the letters alone would be read wrongly. */
const spelled = new Map(
  (
    'kakav какъв kakyv какъв kakuv какъв marjat маржът marjut маржът marjyt маржът porachka поръчка porachki поръчки porachvat поръчват saita сайта ' +
    'sriada сряда sryada сряда srqda сряда sryda сряда sreda сряда sabota събота subota събота sybota събота petak петък petuk петък petyk петък ' +
    'chetvartak четвъртък chetvurtuk четвъртък ponedelnik понеделник vtornik вторник nedelia неделя nedelq неделя vav във vuv във sas със sus със ' +
    'obiava обява obqva обява obiavi обяви prodalzhava продължава sobstvenik собственик vkusni вкусни otstapka отстъпка otstupka отстъпка ' +
    'saobshtenie съобщение suobshtenie съобщение syobshtenie съобщение namalenie намаление parvi първи purvi първи tarsim търсим tursim търсим tyrsim търсим ' +
    'material материал materiala материала materiali материали materialite материалите ' +
    'mai май uni юни uli юли juni юни juli юли edna една avgust август yanuari януари ianuari януари fevruari февруари april април yuni юни yuli юли iuni юни iuli юли oktomvri октомври noemvri ноември dekemvri декември'
  )
    .split(' ')
    .reduce<[string, string][]>(
      (pairs, word, index, all) =>
        index % 2 === 0 ? [...pairs, [word, all[index + 1] ?? word]] : pairs,
      [],
    ),
);

/** Converts a word to Cyrillic, letter by letter. Ambiguous letters get their most frequent reading. */
export function toCyrillic(word: string): string {
  const known = spelled.get(word.toLowerCase());
  if (known !== undefined) return known;
  let converted = word.toLowerCase();
  for (const [latin, cyrillic] of sequences) converted = converted.replace(latin, cyrillic);
  return converted.replace(/[a-z]/g, (letter) => singleLetters[letter] ?? letter);
}
