import type { Claim } from '@savet/text/claims';
import { phrases } from '@savet/text/phrases';

/** Claims about the reputation of a business: comparisons, memberships, press, professional users, age. */
const years =
  '(?:ten|fifteen|twenty|thirty|forty|fifty|десет|петнайсет|петнадесет|двайсет|двадесет|трийсет|тридесет|четирийсет|петдесет|\\d\\d)';
const superlative = '(?:best|most \\p{L}+|leading|finest|top|largest|biggest|\\p{L}{3,}iest)';
const trade =
  '(?:institute|guild|chamber|association|federation|union|society|academy|камара\\p{L}*|съюз\\p{L}*|асоциаци\\p{L}*|гилди\\p{L}*|академи\\p{L}*|институт\\p{L}*)';
const professionals =
  '(?:professionals|experts|pros|insiders|specialists|scientists|doctors|midwives|chefs|teachers|architects|engineers|professional kitchens)';
const bulgarianProfessionals =
  '(?:професионалистите|експертите|специалистите|учените|лекарите|готвачите|учителите|архитектите|инженерите)';

export const reputation: readonly Claim[] = [
  {
    kind: 'a comparison',
    pattern: phrases`
      (?:no one|nobody|no other \p{L}+) (?:else )?(?:in (?:the )?\p{L}+ |here |nearby )?\p{L}+ (?:it |them |you )?(?:\p{L}+ )?(?:better|quicker|faster|cheaper|sooner|as well|more \p{L}+)
      the only \p{L}+ (?:on the market|in (?:the (?:country|city|county|region|world)|\p{Lu}\p{L}+)|of its kind)
      (?:one of|among|(?:in|of) the top \p{L}+ of) the (?:\p{L}+ )?${superlative}(?: \p{L}+)?
      \p{Lu}\p{L}+[’']s ${superlative} \p{L}+
      second to none | bar none | like no other | unlike any other | more \p{L}+ (?:choose|trust|use|prefer|buy from) \p{L}+
      няма по-\p{L}+ от нас | без конкуренция | никой (?:друг )?(?:\p{L}+ ){0,5}по-\p{L}+ | единствен(?:ият|ата|ото|ите) (?:\p{L}+ )?(?:\p{L}+ )?(?:на пазара|в (?:града|страната|България|света|района)|от рода си)
      (?:сред|между|един от|една от|едно от) (?:\p{L}+ )?най-\p{L}+
    `,
  },
  {
    kind: 'a membership',
    pattern: phrases`
      (?:gold|silver|platinum|premium) (?:card|partner|member|membership|status|certificate)(?: (?:from|of) the \p{L}+)?
      (?:member|members|approved|accredited|registered|certified) (?:of|by|with|from) the (?:\p{L}+ ){0,3}${trade}
      (?:златен|сребърен|официален|платинен) партньор | (?:член|членове|одобрен\p{L}*|признат\p{L}*|регистриран\p{L}*) (?:на|от) (?:\p{L}+ ){0,2}${trade}
      одобрен\p{L}* от (?:министерств|институт|агенци)\p{L}*
    `,
    given: phrases`member* | guild | institute | chamber | партньор* | член* | камара* | съюз*`,
  },
  {
    kind: 'the press',
    pattern: phrases`
      (?:as )?(?:seen|featured|mentioned|read) (?:in|on) (?:the )?\p{Lu}\p{L}+ | featured in the press | (?:rated|ranked|called|named|voted) (?:\p{L}+ )?by (?:the )?(?:\p{L}+ )?(?:press|papers|media|critics|magazines?|experts|readers)
      (?:писаха|пишат|разказаха|говорят) за нас | (?:видяхте|гледахте|четохте)(?: ни)? (?:в|по) \p{L}+ | представен\p{L}* (?:в|по) (?:медиите|телевизията|\p{Lu}\p{L}+) | любимец на (?:медиите|критиката)
    `,
  },
  {
    kind: 'popularity',
    pattern: phrases`
      (?:a|the) favou?rite (?:of|with|among) (?:the )?\p{L}+ | (?:loved|adored|trusted|preferred) by (?:the )?\p{L}+ | the (?:first )?choice of (?:the )?\p{L}+
      \p{Lu}\p{L}+[’']s favou?rite(?: \p{L}+)? | (?:connoisseurs|critics|insiders|experts|customers|everyone) (?:all )?agrees? | (?:thousands|hundreds|millions) (?:of \p{L}+ )?(?:can|will) (?:confirm|tell|agree)
      (?:call|consider|name|rate)s? us (?:as )?(?:the|their)(?: \p{L}+)? | (?:excellent|outstanding|top|glowing|rave|perfect) (?:reviews|ratings|scores)
      what (?:the )?${professionals} (?:use|choose|buy|trust|recommend|swear by) | ${professionals} (?:use|choose|trust|rely on|swear by) (?:it|us|our|this)
      предпочитан\p{L}* от (?:\p{L}+) | любим(?:ият|ата|ото|ите|ец|ецът|ци|ците)?(?: \p{L}+)? на (?:\p{L}+ )?(?:всички|хиляди|\p{L}+ите) | (?:оценява|класира|нарежда)т? ни(?: \p{L}+)? | обичан\p{L}* от (?:\p{L}+) | (?:наричат|определят|смятат) ни
      (?:отлич|перфект|превъзход|чудес|най-висок)\p{L}* (?:оценк|отзив|рейтинг)\p{L}* | изборът на ${bulgarianProfessionals} | избор на ${bulgarianProfessionals} | ${bulgarianProfessionals} (?:избират|ползват|препоръчват|ни се доверяват|са единодушни)
      избор номер едно | признат\p{L}* (?:сме )?(?:за|от) \p{L}+ | водещ(?:а|о|ата|ото) (?:кантора|клиника|школа|фирма|агенция|марка|пекарна|работилница|студио|място)
    `,
  },
  {
    kind: 'a test',
    pattern: phrases`
      (?:developed|created|formulated|designed) (?:together )?(?:with|by) (?:\p{L}+ )?(?:scientists|doctors|dermatologists|experts|engineers|professors)
      (?:разработен|създаден)\p{L}* (?:съвместно |заедно )?(?:с(?:ъс)?|от) (?:\p{L}+ )?(?:учени|лекари|експерти|професори|инженери) | независим\p{L}* (?:лаборатори|тест|изследван)\p{L}*
      (?:dermatologist|dermatologically|clinically|laboratory|lab|independently|doctor|dentist|vet|expert)[- ](?:tested|approved|recommended|proven|certified)
      (?:research|studies|surveys?|tests?|science|laborator(?:y|ies)) (?:has|have) (?:\p{L}+ )?(?:confirmed|proven|shown|found)(?: \p{L}+)?
      (?:дерматологично|клинично|лабораторно|независимо) (?:тестван|доказан|одобрен|изследван)\p{L}* | (?:науката|изследвания\p{L}*|проучвания\p{L}*|тестове\p{L}*) (?:са |го |е )?(?:доказа|потвърд|показа)\p{L}*
    `,
    given: phrases`dermatolog* | clinical* | laborator* | study | research* | дерматолог* | клинич* | лаборатор* | изследван*`,
  },
  {
    kind: 'an award',
    pattern: phrases`
      (?:the |an? |our )?(?:\p{L}+ )?(?:award|prize) (?:of|for|from|at) (?:the )?\p{L}+ | award[- ]winners? | the award is ours
      награда(?:та)? (?:на|за|от) \p{L}+ | наград(?:а|и) за \p{L}+ | призът? (?:на|за) \p{L}+
    `,
    given: phrases`award* | prize* | наград* | приз*`,
  },
  {
    kind: 'an age',
    pattern: phrases`
      (?:over|more than|for|nearly|almost) ${years} years(?: now)? (?:we|our family|of (?:\p{L}+ ){0,2}(?:experience|tradition|craft|trust|service))
      (?:we have|our family has) (?:\p{L}+ ){1,4}for (?:over|more than|nearly|almost) ${years} years
      (?:повече от|над|близо|вече) ${years} години(?! (?:наред|по-))
    `,
  },
];
