import { expect, test } from 'vitest';
import { lastReply } from '../../../testing/last-reply.ts';
import { replyTo } from '../../../testing/reply-to.ts';

function quoted(text: string): string {
  return text.match(/^>.*$/gmu)?.join('\n') ?? '';
}

test.each([
  [
    'Job ad: looking for a barber in Cork, 4 days a week, 620 euro a week, two years experience. No corporate waffle please',
    /waffle/u,
    'Two years experience',
  ],
  [
    "Write an email to a letting agent offering our end of tenancy cleaning, 24 hour turnaround, from 140 euro. It mustn't read like junk mail",
    /junk/u,
    'From 140 euro.',
  ],
  [
    'Обява за работа: търсим фризьорка в Бургас, 1100 евро чисто, пет дни, опит две години. Без корпоративни клишета',
    /клишета/u,
    'Опит две години',
  ],
  [
    'Напиши благодарствен имейл на Ана, която препоръча счетоводната ни кантора на два ресторанта, без излишни суперлативи',
    /суперлативи/u,
    'на два ресторанта. Това',
  ],
  [
    'SMS to customers, max 160 characters: our window round moves from Tuesday to Thursday from 12 May. Sign off Dave, ClearPane',
    /[Ss]ign/u,
    'Dave, ClearPane',
  ],
])('%s: how it is to read is no part of the text', (query, manner, said) => {
  const { text, isAnswer } = replyTo(query);
  expect(quoted(text)).not.toMatch(manner);
  expect(quoted(text)).toContain(said);
  expect(isAnswer).toBe(true);
});

test.each([
  [
    'Reply to this review pls: "2 stars. The locksmith came 50 minutes late and there was no apology. Work itself was ok." We were late because of an accident, but he should\'ve called her.',
    /was ok|called you/u,
  ],
  [
    'Отговори на този отзив: „Дойдоха с два часа закъснение за пианото, но го занесоха без драскотина.“ Права е, трябваше да ѝ се обадим. Транспорт Вихър',
    /Права е/u,
  ],
  [
    'otgovori na tozi otziv: "Chakah 3 sedmici za remont na laptop i nakraya pak ne raboti." klientkata e prava, shte i go opravim bez pari',
    /Клиентката|Ще и го/u,
  ],
  [
    'напиши учтив имейл до клиент, който дължи 2340 евро по фактура 118 от 2 октомври за монтаж на дограма. звънях му два пъти и не вдига',
    /Звънях|не вдига|Дължихте/iu,
  ],
  [
    'Напиши имейл до фирма, която ни дължи 1850 евро по фактура 203 от 12 март за превоз. обещаха два пъти и нищо',
    /нищо/u,
  ],
])('%s: what is not turned to its reader takes no query', (query, wrong) => {
  const { text, isAnswer } = replyTo(query);
  expect(isAnswer).toBe(false);
  expect(quoted(text)).not.toMatch(wrong);
});

test('shorter and with more: one change after the other, and free if the first is not possible', () => {
  const order =
    'Напиши съобщение до родителите: на 6 май няма плуване, ще наваксаме на 20 май в 17 ч.';
  const done = lastReply(order, 'по-кратко и добави, че шапките са 8 евро');
  expect(done?.text).toContain('Шапките са 8 евро.');
  expect(done?.text).not.toContain('За въпроси');
  expect(done?.isAnswer).toBe(true);
  const post = 'Write a post: our library café now sells beans by the kilo, open daily 8 to 6.';
  const open = lastReply(post, 'shorter, and add phone 020 7946 0018');
  expect(open?.text).toContain('Phone: 020 7946 0018.');
  expect(open?.isAnswer).toBe(false);
});
