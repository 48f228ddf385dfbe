/** First names that are no common words. */
const firstNames = new Set(
  (
    'Aaron Adam Adrian Alan Albert Alex Alexander Alice Alison Amanda Amy Andrew Angela Ann Anna Anne Anthony Barbara Ben Bill Bob Brian ' +
    'Carol Caroline Catherine Charles Charlotte Chris Christine Christopher Claire Daniel Dave David Debbie Diane Don Donald Dorothy Edward ' +
    'Eleanor Elizabeth Ellen Emily Emma Eric Fiona Francis Gary Geoff George Georgia Gordon Hannah Harry Heather Helen Henry Hilary Howard Ian Ingrid Isabel ' +
    'Jack Jacob James Jane Janet Jean Jennifer Jenny Jessica Jim Joan Joe John Jonathan Joseph Judith Julia Julie Karen Kate Katherine Keith ' +
    'Kevin Klaus Laura Lauren Linda Lisa Liz Lucy Margaret Maria Marie Marion Martin Mary Matthew Michael Michelle Mike Monica Nancy Neil Nicholas Nick Nicola ' +
    'Oliver Olivia Pamela Patricia Patrick Paul Paula Peter Philip Rachel Ralph Rebecca Richard Robert Robin Roger Ruth Sally Sam Samantha Sandra ' +
    'Sarah Sharon Simon Sophie Stephen Steve Steven Stuart Susan Suzanne Teresa Thomas Tim Tom Tracy Victoria Wendy William Zoe Anneke Dirk Hans Jan Jürgen Pieter Wim ' +
    'Alexandra Aleksandar Asen Atanas Bistra Bogdan Borislav Boyan Boyana Daniela Denitsa Desislava Diana Dimitar Dimitrina Elena Elitsa Emil Filip Gabriela Galina Gergana Georgi ' +
    'Hristo Iliya Ilian Ivan Ivana Ivanka Ivaylo Ivo Kalin Kalina Kamen Katya Kiril Krasimir Kremena Lyubomir Lyudmila Maya Marin Mariana Mariya Marina Milena Mihail Nadya Nevena Nikola ' +
    'Nikolai Nikolay Nina Ognyan Pavel Petar Petko Petya Plamen Polina Radka Radoslav Ralitsa Rosen Rositsa Rumen Rumyana Simeon Snezhana Stanislav Stefan Stefka Stela Stoyan Svetla Svetlana Teodora Todor ' +
    'Tsvetan Tsvetelina Vanya Vasil Ventsislav Vesela Veselin Viktor Viktoriya Violeta Vladimir Yana Yoana Yordan Yordanka Zhivko Zlatka ' +
    'Александър Александра Алекс Андрей Анелия Ани Анна Антон Антония Антоанета Асен Атанас Бистра Богдан Божидар Борис Борислав Бояна Боян Валентин Валентина Валери Валерия Ваня Васил Василена Венцислав Весела Веселин Веселина Виктор Виктория Виолета Владимир ' +
    'Габриела Галина Галя Ганка Генчо Георги Гергана Деница Десислава Диана Димитър Димитрина Добромир Ева Екатерина Елена Елица Емил Емилия Жана Живко Златка Ивайло Иван Ивана Иванка Иво Ивелина Илиан Илия Илияна Ирина Искра ' +
    'Йоана Йордан Йорданка Калин Калина Калоян Камелия Катерина Катя Кирил Красимир Красимира Кремена Кристина Кристиян Лидия Лилия Лили Лора Лъчезар Любомир Людмила Магдалена Мартин Марин Марина Мария Мариана Мария-Магдалена Маргарита Марияна Мая Милена Мими Митко Мира Мирослав Михаил Моника ' +
    'Надя Наталия Невена Нели Николай Никола Николета Нина Огнян Павел Павлина Петко Петър Петя Пламен Пламена Полина Рада Радка Радослав Радостина Ралица Росен Росица Румен Румяна Светла Светлана Светослав Силвия Симеон Снежана Соня Станислав Станимир Стефан Стефка Стефани Стела Стоян Стоянка ' +
    'Таня Татяна Теодора Тодор Тодорка Филип Христина Христо Цанко Цветан Цветелина Цветомира Юлия Юлиян Яна Янко Янка'
  ).split(' '),
);
const capitalised = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}+(?:[’'-]\p{L}+)?(?![\p{L}\p{N}])/gu;
/** Ivan Petrov, Мария Д., г-жа Стоянова: recognised by surname, initial or title. */
const fullName =
  /(?<![\p{L}\p{N}])(?:(?:Mr|Mrs|Ms|Dr)\.?\s\p{Lu}\p{Ll}+|(?:г-н|г-жа|д-р|господин|госпожа)\s\p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+(?:ов|ова|ев|ева|ски|ска)(?!\p{L}))/gu;
const company =
  /(?:[„“"][^„“”"]+[“”"]|\p{Lu}[\p{L}\p{N}&-]*(?:\s\p{Lu}[\p{L}\p{N}&-]*)*)\s(?:ООД|ЕООД|АД|ЕАД|Ltd|Limited|LLC|GmbH|Inc|B\.V\.)(?!\p{L})/gu;

/** Names of persons and companies in a text, in order and without duplicates. */
export function namesIn(text: string): string[] {
  const persons = (text.match(capitalised) ?? []).filter((word) => firstNames.has(word));
  return [
    ...new Set([...(text.match(fullName) ?? []), ...(text.match(company) ?? []), ...persons]),
  ];
}
