/** An adjective: its masculine form, and the stem of the others. */
export type Adjective = readonly [masculine: string, stem: string];

const good: Adjective = ['добър', 'добр'];
const veryGood: Adjective = ['много добър', 'много добр'];
const nice = regular('хубав');
const pleasant: Adjective = ['приятен', 'приятн'];
const interesting: Adjective = ['интересен', 'интересн'];
const complete: Adjective = ['пълен', 'пълн'];
const common = regular('общ');

/** Big words, and neutral ones of the same form. */
export const hypeAdjectives: readonly (readonly [Adjective, Adjective])[] = [
  [['невероятен', 'невероятн'], nice],
  [['уникален', 'уникалн'], regular('особен')],
  [['страхотен', 'страхотн'], good],
  [['фантастичен', 'фантастичн'], good],
  [['изумителен', 'изумителн'], nice],
  [['революционен', 'революционн'], regular('нов')],
  [regular('зашеметяващ'), nice],
  [regular('невиждан'), regular('особен')],
  [regular('ненадминат'), veryGood],
  [
    ['безпрецедентен', 'безпрецедентн'],
    ['необичаен', 'необичайн'],
  ],
  [['феноменален', 'феноменалн'], veryGood],
  [['умопомрачителен', 'умопомрачителн'], good],
  [regular('несравним'), veryGood],
  [['сензационен', 'сензационн'], interesting],
  [regular('смайващ'), interesting],
  [['магически', 'магическ'], pleasant],
  [['вълшебен', 'вълшебн'], pleasant],
  [['легендарен', 'легендарн'], nice],
];
/** „Спиращ дъха“ stands for one adjective. */
export const breathtaking: readonly [Adjective, Adjective] = [regular('спиращ'), regular('красив')];

/** Jargon, and plain words of the same form. */
export const jargonAdjectives: readonly (readonly [Adjective, Adjective])[] = [
  [['иновативен', 'иновативн'], regular('нов')],
  [['холистичен', 'холистичн'], common],
  [
    ['проактивен', 'проактивн'],
    ['активен', 'активн'],
  ],
  [regular('скалируем'), regular('гъвкав')],
  [regular('клиентоориентиран'), ['внимателен', 'внимателн']],
  [regular('имплементиран'), regular('внедрен')],
  [regular('менажиран'), regular('управляван')],
  [regular('таргетиран'), regular('насочен')],
];
/** The adjective before „решение“. */
export const jargonSolutions: readonly (readonly [Adjective, Adjective])[] = [
  [['комплексен', 'комплексн'], complete],
  [['цялостен', 'цялостн'], complete],
  [regular('интегриран'), common],
];
/** Verbs: the stem of the present tense, and that of the plain verb of the same conjugation. */
export const jargonVerbs: Readonly<Record<string, string>> = {
  имплементира: 'внедрява',
  менажира: 'управлява',
};
export const verbEndings = ['', 'м', 'ш', 'ме', 'те', 'т', 'не', 'нето', 'й', 'йте'];
/** Nouns of the same gender and number, so that what belongs to them stays right. */
export const jargonWords: Readonly<Record<string, string>> = {
  'дигитална трансформация': 'цифрова промяна',
  'добавена стойност': 'полза',
  'екшън план': 'план за действие',
  'ключови компетенции': 'основни умения',
  дедлайн: 'срок',
  дедлайна: 'срока',
  дедлайни: 'срокове',
  дедлайните: 'сроковете',
  дедлайнът: 'срокът',
  екосистема: 'среда',
  екосистемата: 'средата',
  екосистеми: 'среди',
  екосистемите: 'средите',
  импакт: 'ефект',
  импакта: 'ефекта',
  импактът: 'ефектът',
  парадигма: 'представа',
  парадигмата: 'представата',
  парадигми: 'представи',
  парадигмите: 'представите',
  синергии: 'съвместни действия',
  синергиите: 'съвместните действия',
  синергия: 'съвместна работа',
  синергията: 'съвместната работа',
  стейкхолдър: 'партньор',
  стейкхолдъра: 'партньора',
  стейкхолдъри: 'партньори',
  стейкхолдърите: 'партньорите',
  стейкхолдърът: 'партньорът',
  таргетира: 'търси',
  таргетирам: 'търся',
  таргетираме: 'търсим',
  таргетиране: 'търсене',
  таргетират: 'търсят',
  таргетирате: 'търсите',
  таргетираш: 'търсиш',
  фийдбек: 'отзив',
  фийдбека: 'отзива',
  фийдбекът: 'отзивът',
};

function regular(masculine: string): Adjective {
  return [masculine, masculine];
}
