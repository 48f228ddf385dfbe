import { withReplacements } from '@savet/contract/brand-check';
import type { Language } from '@savet/contract/languages';
import { expect, test } from 'vitest';
import { sentenceSplit } from './sentence-split.ts';

test.each([
  [
    'We bake bread at night, and we sell it before two.',
    'We bake bread at night. We sell it before two.',
  ],
  [
    'We bake bread at night; they deliver it by bike.',
    'We bake bread at night. They deliver it by bike.',
  ],
  [
    'We bake bread at night, but it is sold by two.',
    'We bake bread at night. But it is sold by two.',
  ],
  ['The oven is old – it has baked since 1920.', 'The oven is old. It has baked since 1920.'],
  [
    'Please bring the old list, and call us before two.',
    'Please bring the old list. Call us before two.',
  ],
  [
    'We bake bread, and since rye is rare, we sell little.',
    'We bake bread. Since rye is rare, we sell little.',
  ],
  [
    'Most cafés throw bread away, which is why we bake to order.',
    'Most cafés throw bread away. That is why we bake to order.',
  ],
  [
    'Our adviser calls you today, which means you know the sum.',
    'Our adviser calls you today. This means that you know the sum.',
  ],
  [
    'When it snows, we stay inside, because nobody likes the wind.',
    'When it snows, we stay inside. That is because nobody likes the wind.',
  ],
  [
    'Good bread takes time: our dough rests for one whole night.',
    'Good bread takes time. Our dough rests for one whole night.',
  ],
  [
    'We started with one oven, but the harbour quickly found us.',
    'We started with one oven. But the harbour quickly found us.',
  ],
  [
    'We call you on Monday, and then our baker comes by.',
    'We call you on Monday. Then our baker comes by.',
  ],
  [
    'Last week somebody asked for rye, and by the evening it was gone.',
    'Last week somebody asked for rye. By the evening it was gone.',
  ],
  [
    'If you come today, you will get rye, and it costs little.',
    'If you come today, you will get rye. It costs little.',
  ],
  [
    'If you often bake rye at home, then our starter is for you.',
    'You often bake rye at home? Then our starter is for you.',
  ],
  [
    'If you have ever burned a loaf, then you know the smell.',
    'Have you ever burned a loaf? Then you know the smell.',
  ],
  [
    'Because the mill is being repaired, our bread is late today.',
    'The mill is being repaired. That is why our bread is late today.',
  ],
  [
    'Although the mill is being repaired, our bread is on time.',
    'The mill is being repaired. Even so, our bread is on time.',
  ],
  [
    'We bake with an old starter, which came from a farm here.',
    'We bake with an old starter. It came from a farm here.',
  ],
  [
    'She writes it down, gives it away, and the list is long.',
    'She writes it down and gives it away. The list is long.',
  ],
  [
    'She weighs it, gives it to us, and we bake it warm.',
    'She weighs it and gives it to us. We bake it warm.',
  ],
  [
    'We have read your letter and have come to a decision.',
    'We have read your letter. We have come to a decision.',
  ],
  [
    'The box is ready and waits on the shelf for you.',
    'The box is ready. It waits on the shelf for you.',
  ],
  [
    'A loaf of rye from here, made for people who walk far.',
    'A loaf of rye from here. Made for people who walk far.',
  ],
  [
    'We bake at night, and the only thing that helps is tea.',
    'We bake at night. The only thing that helps is tea.',
  ],
  [
    'Anna, who bakes our rye, is away, and we will miss her.',
    'Anna, who bakes our rye, is away. We will miss her.',
  ],
  [
    'The dough is cold, so that you can cut it at once.',
    'The dough is cold. This means that you can cut it at once.',
  ],
])('English is divided: %s', (text, divided) => {
  expect(split(text, 'EN')).toBe(divided);
});

test.each([
  'If you come at two, and we are open, we will talk.',
  'Four days on foot through hills, and we cook.',
  'We bake, we sell it warm here, and we deliver.',
  'The bread you ordered, and we have baked, is ready.',
  'Either you come to us now, or we will come to you.',
  'Do you come to us today, and will it be soon, and we bake?',
  'We said (you came at two, and we were open) a lot.',
  'Our oven – it is an old one – bakes rye bread daily.',
  'We bake bread for everybody, and nobody else here does.',
  'The loaf is from here, the flour comes from there, and the salt is good.',
  'The bread is warm, because we bake late, and crusty, because it is new.',
  'Our rule is: we bake bread at night and sell it.',
  'We sell warm rye bread, and the daily costs and fees rise.',
  'The oven, which is old, because nobody likes new ones, bakes.',
  'Because of the snow, the path, which means a lot, closes.',
  'If you had baked this bread at home, then you would know.',
  'Either you come to us now, or our baker comes to you.',
  'We thank the baker, who came from a farm near here.',
  'Your adviser is ready and waits for you in the hall.',
  'Our loaf comes with two gifts: a bun, a roll, and we bake more.',
  'A clinic wants to see our bread, with six people who bake.',
  'We bake rye, because everyone likes it, and one kind of cake.',
  'The sign says: ‘ten loaves today, because the mill is closed’.',
  'Often a bun is better: something that costs little and is good.',
  'We sell a small loaf, which is warm, butter, and salt daily.',
])('English stays as it is: %s', (text) => {
  expect(split(text, 'EN')).toBeNull();
});

test.each([
  [
    'Знаем кога отваряте, и точно затова печем през нощта.',
    'Знаем кога отваряте. Точно затова печем през нощта.',
  ],
  [
    'Печем хляб през нощта; ние го носим до вратата.',
    'Печем хляб през нощта. Ние го носим до вратата.',
  ],
  ['Хлябът е с квас, който пазим, и ще Ви хареса.', 'Хлябът е с квас, който пазим. Ще Ви хареса.'],
  ['Хлябът е с квас, но ние го режем сутрин.', 'Хлябът е с квас. Но ние го режем сутрин.'],
  [
    'Повечето кафенета изхвърлят хляб, поради което ние печем по поръчка.',
    'Повечето кафенета изхвърлят хляб. Затова ние печем по поръчка.',
  ],
  [
    'Курсът е за възрастни, затова първият урок започва с разговор.',
    'Курсът е за възрастни. Затова първият урок започва с разговор.',
  ],
  [
    'Екипът преглежда документите, което означава, че знаете къде сте.',
    'Екипът преглежда документите. Това означава, че знаете къде сте.',
  ],
  [
    'Когато вали, ние оставаме вътре, защото никой не обича вятъра.',
    'Когато вали, ние оставаме вътре. Причината е, че никой не обича вятъра.',
  ],
  [
    'Тестото е меко сутрин, а до вечерта хлябът вече се пече.',
    'Тестото е меко сутрин. А до вечерта хлябът вече се пече.',
  ],
  [
    'Добрият хляб иска време: тестото ни почива цяла нощ тук.',
    'Добрият хляб иска време. Тестото ни почива цяла нощ тук.',
  ],
  [
    'Ако хлябът не дойде, моля, пишете ни, а ние ще помогнем.',
    'Ако хлябът не дойде, моля, пишете ни. А ние ще помогнем.',
  ],
  [
    'Поръчката Ви е приета и ще бъде оставена до вратата.',
    'Поръчката Ви е приета. Ще бъде оставена до вратата.',
  ],
  [
    'Разгледахме всички Ваши документи и стигнахме до един ясен извод.',
    'Разгледахме всички Ваши документи. Стигнахме до един ясен извод.',
  ],
  [
    'Нито ние печем вечер, нито те, но ще отворим рано.',
    'Нито ние печем вечер, нито те. Но ще отворим рано.',
  ],
  [
    'Ако често печеш хляб вкъщи, значи нашата закваска е за теб.',
    'Често печеш хляб вкъщи? Значи нашата закваска е за теб.',
  ],
  [
    'Ако някога си горил хляб вкъщи, значи знаеш тази миризма.',
    'Горил ли си някога хляб вкъщи? Значи знаеш тази миризма.',
  ],
  [
    'Тъй като мелницата се ремонтира, хлябът днес ще закъснее малко.',
    'Мелницата се ремонтира. Затова хлябът днес ще закъснее малко.',
  ],
  [
    'Макар че мелницата се ремонтира, хлябът днес ще дойде навреме.',
    'Мелницата се ремонтира. Въпреки това хлябът днес ще дойде навреме.',
  ],
  [
    'Месим със закваската, която дойде от една ферма тук.',
    'Месим със закваската. Тя дойде от една ферма тук.',
  ],
  [
    'Докарай колелото си още днес, и си го вземи утре сутринта.',
    'Докарай колелото си още днес. Вземи си го утре сутринта.',
  ],
  [
    'Курсът трае десет вечери, струва малко и завършва с изложба.',
    'Курсът трае десет вечери и струва малко. Завършва с изложба.',
  ],
  [
    'Хляб с квас и почти нищо друго, за хора, които бързат.',
    'Хляб с квас и почти нищо друго. За хора, които бързат.',
  ],
  [
    'Печем хляба си през нощта, и единственото, което помага, е чаят.',
    'Печем хляба си през нощта. Единственото, което помага, е чаят.',
  ],
  [
    'Анна се пенсионира през юни и бихме искали да ѝ благодарим.',
    'Анна се пенсионира през юни. Бихме искали да ѝ благодарим.',
  ],
])('Bulgarian is divided: %s', (text, divided) => {
  expect(split(text, 'BG')).toBe(divided);
});

test.each([
  'Когато дойдохме в селото, и видяхме липите там, седнахме.',
  'Билки от село, в което никой не бърза, и ще Ви харесат.',
  'Хлябът, който поръчахте вчера, и ние опекохме, е готов.',
  'Нито ние печем вечер, нито ще отворим утре, нито ще спим.',
  'Не пещта е стара тук, а закваската, която храним.',
  'Хлябът е топъл, защото печем късно, и хрупкав, защото е пресен.',
  'Техникът идва с всички инструменти, така че нищо да не липсва.',
  'Ресторантите, а понякога и кафенетата, ще получат хляб рано сутрин.',
  'Между хляба, който обичаме, и хляба, който искате, има разлика.',
  'Тъй като хлябът, който печем, закъснява, елате малко по-късно утре.',
  'Поискайте съгласие за снимката от всеки, който се появява в нея.',
  'Добавете цената, която плащате, и каквото остава непродадено до вечерта.',
  'Хората тук питат защо и ние не печем сладък хляб.',
  'Проверете първо три неща: допустими ли са, кога изтича срокът.',
  'Включва една закуска, която трае дълго, едно кафе и нищо друго.',
  'Не бързаме никога с хляба, а чакаме тестото да втаса.',
  'Правилото е следното: печем нощем и продаваме сутрин на пазара.',
])('Bulgarian stays as it is: %s', (text) => {
  expect(split(text, 'BG')).toBeNull();
});

/** Divided into sentences of at most eight words. */
function split(text: string, language: Language): string | null {
  const division = sentenceSplit(text, { start: 0, end: text.length }, 8, language);
  return division && withReplacements(text, division.edits);
}
