/** Beginnings of words with the same meaning, English and Bulgarian, for a hub in one language and an answer in the other. */
const entries = (
  'account=профил,регистрац agreement=съглас apartment=апартамент app=приложени bicycle,bike=велосипед,колел,колоездач ' +
  'basic=базов before=преди beekeep,apiar=пчел block=блок,кооперац board=табл book=резерв,запаз bottle=бутилк brake=спирач ' +
  'buy=куп,закуп calm=спокой,тих carry,carri=нос carrier,courier=куриер chain=верига child,kid=дете,деца,детск class=час clear=ясн ' +
  'client,customer=клиент cook=готв collect=събир,събер,събран colour,color=цвят,цвет cosmetic=козметик,козметич couple=двойк day=ден,дни,днев ' +
  'debt,debtor=дълг,длъжн deadline=срок deliver=достав dinner=вечер entrance=вход evening=вечер expens=разход family=семе,домакин ' +
  'fear=страх fee=такс first=първ flat=апартамент free=безплат fridge,refriger=хладил friend=приятел glue=лепил group=груп ' +
  'guarantee,warrant=гаранц guest=гост guide=водач half=полов harvest=реколт,гроздобер helmet=каск holiday=почивк,ваканц home=дом,вкъщи host=домакин ' +
  'house=къщ individual,private=индивид,личн instructor=инструктор label=етикет late=късн,забав launch=старт,пуск,пусн ' +
  'lift=асансьор light=светлин,ламп,фар lock=ключалк,катинар luggage=багаж manager=домоуправ,управит maker,producer=производ margin=марж material=материал ' +
  'meeting=събрани member=член microphone=микрофон minute=минут,протокол mistake,error=грешк mission=мисия money=пари month=месец,месеч ' +
  'morning=сутрин,сутрешн mountain=планин neighbour,neighbor=съсед notebook=тефтер,тетрадк office=офис old=стар order=поръч ' +
  'owe=дълж,длъж paint=бо own=собствен owner=собствен parent=родител part=част pay,paid=плащ,плат people=хора person=човек photo,picture=снимк pilates=пилатес ' +
  'pilot=пилот plain=прост,ясн price=цен print=печат printer=печатниц,принтер privacy,private=личн,поверител proof,sample=проб puncture=спукан ' +
  'quick,fast=бърз record=запис refund=върн,връщ remind=напомн repair,fix=поправ,ремонт review=отзив,ревю retire=пенси river=река roll=ролк,рулон ' +
  'run=тираж saddle=седалк school=училищ screen=екран season=сезон sell=прода service=сервиз,преглед setup=настро shop,store=магазин ' +
  'sign=подпис,знак single=единич,сам sleep=спи,преспи small=малк,малъ software=софтуер spine,back=гръб,гърб spring=пролет ' +
  'start=започ,старт,тръг steal=краде,краж studio=студио stock=склад,стока summer=лято,летн supplement=доплащан,добавк suspicion,suspect=подозр,съмн trade=търгов ' +
  'trail,path=пътек transparen,visible=прозрач,вижд,видим,вижда travel=път trip=пътуван trust=довер,вярва,вери tyre,tire=гум used=употреб ' +
  'village=сел viber=вайбър,viber volunt=доброволн,доброволец vote,voting=гласув,гласу walk=пеш,преход,поход,ход wall=стена,стенат warm=топ ' +
  'weather=врем weekend=уикенд,уикендн,събот week=седмиц wheel=колел window=витрин wine,winer=вин,винар winter=зим word=дум work=работ workshop=сервиз,работилниц ' +
  'year=годин young=млад age,aged=възраст comput=компютър,компют sit=сед exercise=упражн europe,euro=евро bulgaria=българ sofia=софи rhodop=родоп'
)
  .split(' ')
  .map((entry) => entry.split('=').map((side) => side.split(',')));
/** Shorter beginnings are words of their own and match only with a short ending. */
const ENDING_MAX = 4;

/** Beginnings of the translations of a word in lower case; empty for an unknown word. */
export function termsOf(word: string): string[] {
  return entries.flatMap(([english = [], bulgarian = []]) => [
    ...(english.some((stem) => isForm(word, stem)) ? bulgarian : []),
    ...(bulgarian.some((stem) => isForm(word, stem)) ? english : []),
  ]);
}

function isForm(word: string, stem: string): boolean {
  return word.startsWith(stem) && word.length - stem.length <= ENDING_MAX;
}
