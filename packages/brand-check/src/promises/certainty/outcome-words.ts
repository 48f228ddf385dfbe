import { wordClasses } from '../../language/word-classes.ts';

/** Words by which promises of an outcome are recognised, in both languages. */
const lists = {
  firm: 'we us our ours ние нас наш нашия нашият наша нашата наше нашето наши нашите',
  reader:
    'you your yours yourself yourselves вие ви вас вам ваш вашия вашият ваша вашата ваше вашето ваши вашите ти те теб твой твоя твоят твоята твое твоето твои твоите',
  all: 'any every each all everyone everybody anyone anybody whoever whatever whichever everywhere всеки всяка всяко всекиго всички всичко всякакъв всякаква всякакво всякакви какъвто каквато каквото каквито навсякъде',
  future: "will shall i'll you'll we'll it'll they'll she'll he'll ще",
  /** What leaves the outcome open, asks for it or says that others speak of it. */
  hedge:
    "may might could would should can cannot can't couldn't wouldn't try tries trying hope hopes hoping usually often mostly sometimes rarely seldom probably perhaps possibly maybe likely if unless whether wish wishes ask asks wonder wonders believe think seem seems claim claims say says saying говорят може можем могат могла могло могли би бих бихме биха надява* обикновено често понякога рядко вероятно навярно дано опитва* стараем стремим ако освен дали искате искаш пита* мисл* изглежда твърд* казват щеше щяха",
  negation:
    "not no never none neither nor nobody nothing without don't doesn't didn't isn't aren't won't can't hasn't haven't wasn't не няма нямаме никога никой никоя нито нищо без",
  /** What people want to be rid of. */
  ill: 'pain* ache* backache headache* scratch* dent* worry worries stress anxiety risk* debt* loss losses delay* problem* trouble* damage* fear* wrinkle* spot spots stain* queue* waiting bill bills cost costs failure* mistake* error* downtime hunger kilo* weight doubt* hassle* leak* crack* mould dust allerg* rash* insomnia limp stiffness fatigue paperwork backlog breakdown* disappointment* boredom redness dryness itch* болк* драскотин* тревог* стрес* риск* дълг* дългов* загуб* закъснени* проблем* грижи* щет* страх* бръчк* петна* шум* миризм* опашк* чакане* сметк* разход* провал* грешк* глад килограм* съмнени* изненад* теч* плесен* прах* алерги* обрив* безсъни* умора* скован* повред* авари* скука* разочаровани* главоболи* кавг* нерв* зачервя* сърбеж* сухота* бюрокраци* хаос*',
  /** What people want to become or to have. */
  gain: 'success* win wins winner* profit* fluent fluently slim slimmer younger champion* healthy healthier happy happier glow* confident rich richer thrive* shine* bloom* perfect* flawless* успех* спечел* победа* победит* печалб* стройн* подмлад* шампион* здрав* щастлив* сия* уверен* богат* блесн* разцъфт* перфектн* съвършен* отличник* свободно',
  /** What something does for people, as a habit: no act of the firm's people. */
  effect:
    'works helps heals cures soothes calms protects saves cuts reduces shrinks improves suits solves convinces действа помага лекува успокоява предпазва спестява намалява подобрява решава убеждава пасва подхожда',
  effects:
    'work help heal cure soothe protect save suit solve действат помагат лекуват успокояват предпазват спестяват намаляват подобряват решават пасват подхождат',
  /** What people live to see: no service that they are given. */
  experience:
    'feel notice forget love sleep walk walks breathe smile laugh speak wake look leave leaves sleeps усеща* усетит* забеляз* забравяте забравяш спите спиш спи говорите говориш ходите ходиш ходи дишате дишаш усмихва* излиза излизат тръгва тръгват изглежда* събуж* обикнете обикнеш',
  always:
    'always never forever guaranteed completely entirely permanently definitely certainly surely inevitably invariably винаги никога завинаги гарантирано напълно изцяло непременно неизменно неизбежно определено',
};
export type OutcomeClass = keyof typeof lists;

export const outcomeClasses = wordClasses<OutcomeClass>(lists);
