/**
 * Words that can stand for each other in a text about a business: those of Bulgarian have the same gender, or are all plural,
 * so that the words around them stay right.
 */
const groups: readonly (readonly string[])[] = [
  ['customer', 'client', 'guest', 'buyer', 'patron'],
  ['shop', 'store'],
  ['team', 'crew'],
  ['product', 'item'],
  ['harvest', 'crop'],
  ['garden', 'yard'],
  ['blend', 'mix', 'mixture'],
  ['workshop', 'studio'],
  ['course', 'class'],
  ['kind', 'sort', 'type', 'variety'],
  ['journey', 'trip'],
  ['adviser', 'advisor', 'consultant'],
  ['clients', 'customers', 'guests', 'buyers', 'patrons'],
  ['клиент', 'гост', 'купувач', 'посетител'],
  ['клиенти', 'гости', 'купувачи', 'посетители'],
  ['магазин', 'дюкян'],
  ['екип', 'персонал'],
  ['продукт', 'артикул'],
  ['продукти', 'артикули', 'изделия'],
  ['сорт', 'вид', 'тип'],
  ['сортове', 'видове', 'типове'],
  ['реколта', 'беритба'],
  ['цена', 'тарифа'],
  ['цени', 'тарифи'],
  ['среща', 'консултация'],
  ['срещи', 'консултации'],
  ['пътуване', 'пътешествие'],
  ['ястие', 'блюдо'],
];

/** The other words that can stand where this one can. */
export function synonymsOf(word: string): string[] {
  const lower = word.toLowerCase();
  return groups
    .filter((group) => group.includes(lower))
    .flatMap((group) => group.filter((one) => one !== lower));
}
