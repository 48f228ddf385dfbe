import { sentencesOf } from '@savet/text/text';
import { describe, expect, test } from 'vitest';
import { leastCpuMilliseconds } from '../../../../tools/measuring/cpu-milliseconds.ts';
import { extractTitle } from '../extract.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { cyrillicShare } from '../language/language-of.ts';
import { bakery, recruiter } from '../testing/brand-hubs.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { answer } from './answer.ts';
import type { AnswerInput } from './answer-context.ts';

const knowledge = loadKnowledge();
const plain: AnswerInput = {
  query: '',
  context: '',
  responseStyle: 'normal',
  language: 'EN',
  values: {},
  emptyFields: [],
  allowance: null,
  brandHubLocked: false,
};

function ask(query: string, changes: Partial<AnswerInput> = {}): string {
  return answer({ ...plain, query, ...changes }, knowledge).text;
}

/** Questions as people type them, each with its topic. */
const questions: [topic: string, question: string][] = [
  ['positioning', 'How do we stand out from our competitors?'],
  ['positioning', 'can you help me with my positioning statement'],
  ['positioning', 'what sets us apart and how do I say it'],
  ['positioning', 'По какво да се отличаваме от конкурентите?'],
  ['positioning', 'Как да позиционираме марката си?'],
  ['ideal-customer', 'Who is our ideal customer?'],
  ['ideal-customer', 'Who is the ideal customer of a small agency?'],
  ['ideal-customer', 'Коя е моята целева аудитория?'],
  ['ideal-customer', 'как се описва идеален клиент на студио за йога'],
  ['tone-of-voice', 'What tone of voice fits us?'],
  ['tone-of-voice', 'Write us a brand voice guide'],
  ['tone-of-voice', 'Какъв тон на общуване ни подхожда?'],
  ['tone-of-voice', 'Как да звучим – на ти или на Вие?'],
  ['tagline', 'I need a slogan for our van'],
  ['tagline', 'give me ideas for a tagline'],
  ['tagline', 'Измислете ни слоган'],
  ['pricing', 'What price do I put on a new hand cream?'],
  ['pricing', 'How do we decide on a price?'],
  ['pricing', 'Каква цена да сложа на услугата?'],
  ['pricing', 'колко да искаме за една консултация'],
  ['content-plan', 'What should we post this month?'],
  ['content-plan', 'make a content plan for next month'],
  ['content-plan', 'Какво да публикуваме във Facebook?'],
  ['content-plan', 'Направете ни план за социалните мрежи'],
  ['launch', 'How do we launch our app?'],
  ['launch', 'go-to-market for a new product'],
  ['launch', 'Как да пуснем новия продукт на пазара?'],
  ['launch', 'Пускаме нова услуга през март, откъде да започна?'],
  ['job-advert', 'Help me write a job advert for a cook'],
  ['job-advert', 'write a job ad for an accountant'],
  ['job-advert', 'Как да напиша обява за работа?'],
  ['job-advert', 'Търсим шивачка, дайте ни обява'],
];

describe.each(questions)('%s: %s', (name, question) => {
  const language = cyrillicShare(question) > 0.3 ? 'BG' : 'EN';

  test('is recognised by topic and language', () => {
    const other = language === 'BG' ? 'EN' : 'BG';
    const reading = readQuestion({ ...plain, query: question, language: other }, knowledge);
    expect(reading).toMatchObject({ kind: 'topic', topic: name, language });
  });

  test.each([
    ['full', bakery],
    ['empty', {}],
  ])('has no unfilled placeholder and no repeated sentence (%s profile)', (_, values) => {
    for (const responseStyle of ['normal', 'concise', 'explanatory'] as const) {
      for (const brandHubLocked of [true, false]) {
        const text = ask(question, { values, responseStyle, brandHubLocked });
        expect(text).not.toMatch(/undefined|null|NaN|\[object|[{}]|TODO|\n{3}/);
        const sentences = text
          .split('\n')
          .flatMap(sentencesOf)
          .filter((sentence) => sentence.length > 25);
        expect(sentences.length).toBe(new Set(sentences).size);
      }
    }
  });
});

describe('the styles differ in substance', () => {
  const topic = knowledge.topics.get('pricing')?.EN;
  const card = knowledge.topicCards.get('pricing')?.EN;
  const [concise = '', normal = '', explanatory = ''] = (
    ['concise', 'normal', 'explanatory'] as const
  ).map((responseStyle) => ask('How do we set our prices?', { values: recruiter, responseStyle }));

  test('each opens with the answer of the card', () => {
    for (const text of [concise, normal, explanatory]) {
      expect(text.startsWith(card?.answer ?? '-')).toBe(true);
    }
  });

  test('concise has no headings, one point and one line about the business', () => {
    expect(concise).not.toContain('###');
    expect(concise).toContain(card?.points[0]);
    expect(concise).not.toContain(card?.points[1]);
    expect(concise.match(/^- /gm)).toHaveLength(1);
  });

  test('normal adds points, the example, three lines about the business and the caveat', () => {
    for (const part of [card?.points[1], card?.example, card?.caveat]) {
      expect(normal).toContain(part);
    }
    const [, own = ''] = normal.split('### What you have and how to use it');
    expect(own.match(/^- /gm)).toHaveLength(3);
  });

  test('explanatory adds all points, the reasons, the steps and how to measure success', () => {
    const added = [...(card?.points ?? []), ...(card?.more ?? []), topic?.measure];
    for (const part of [...added, ...(topic?.steps ?? []).map(({ text }) => text)]) {
      expect(explanatory).toContain(part);
    }
    for (const reason of card?.more ?? []) expect(normal).not.toContain(reason);
  });

  test('each asks a question back', () => {
    for (const text of [concise, normal, explanatory]) expect(text).toContain(topic?.question);
  });
});

describe('the Brand Hub', () => {
  test('empty fields that would help are named', () => {
    const text = ask('Как да позиционираме марката си?', { values: { category: 'Хляб' } });
    expect(text).toContain('Още е празно в Brand Hub: „Идеален клиент“. Кажете ми тук в чата: ');
    const whole = ask('Как да позиционираме марката си?', {
      values: { category: 'Хляб' },
      responseStyle: 'explanatory',
    });
    expect(whole).toContain('В Brand Hub още са празни полета');
    expect(whole).toMatch(/- \*\*Идеален клиент\*\* – .+\n- \*\*Болки на клиента\*\* – /);
    expect(ask('How do we position the brand?', { values: bakery })).toContain(
      'Still empty in your Brand Hub: “Positioning statement”.',
    );
  });

  test('a full Brand Hub is not mentioned', () => {
    expect(ask('How do we position the brand?', { values: recruiter })).not.toContain('Brand Hub');
  });

  test.each(questions)('a locked Brand Hub is never mentioned (%s: %s)', (_, query) => {
    for (const responseStyle of ['normal', 'concise', 'explanatory'] as const) {
      const text = ask(query, { brandHubLocked: true, responseStyle });
      expect(text).not.toContain('Brand Hub');
      expect(text).toMatch(/in the chat|в чата/);
    }
  });

  test('an empty phrase in a value is questioned', () => {
    const text = ask('Как да позиционираме марката си?', {
      values: bakery,
      responseStyle: 'explanatory',
    });
    expect(text).toContain('В „Конкурентно предимство“ пише „качество“:');
  });

  test('a value in another language is quoted in advice, and leaves a blank in a draft', () => {
    const { text, usedFields } = answer(
      { ...plain, query: 'How do we position the brand?', values: bakery },
      knowledge,
    );
    expect(text).toContain('“Доставка на хляб за ресторанти”');
    expect(usedFields).not.toEqual([]);
    const draft = ask('Write us a tagline', { values: bakery });
    expect(draft).toContain('[unique selling proposition]');
    expect(draft).toContain('Зърно');
    expect(draft).not.toContain('Единствените');
  });

  test.each(['normal', 'concise', 'explanatory'] as const)(
    'is not used for another business (%s)',
    (responseStyle) => {
      for (const query of [
        'How should my friend’s hair salon set its prices?',
        'Слоган за хотела на мой клиент',
      ]) {
        const reply = answer({ ...plain, query, values: bakery, responseStyle }, knowledge);
        expect(reply.usedFields).toEqual([]);
        expect(reply.text).not.toMatch(/Зърно|Brand Hub/);
      }
    },
  );

  test('a quoted value stays one line of plain text', () => {
    const category = 'a\n\n# b [x](javascript:alert(1)) <img src=x> *c* “d” `e` | f\n- g';
    const text = ask('positioning', { values: { category } });
    expect(text).toContain(
      '“a; # b \\[x\\](javascript:alert(1)) \\<img src=x> \\*c\\* ‘d’ \\`e\\` \\| f; g”',
    );
  });

  test('a long value is cut at a sentence or a word', () => {
    const first = 'Those who run a small hotel by the sea and have no time for anything else.';
    const values = {
      category: `${first} ${'They do not sleep. '.repeat(20)}`,
      usp: 'word '.repeat(80),
    };
    expect(ask('positioning', { values })).toContain(`“${first} They do not sleep.`);
    expect(ask('slogan', { values })).toMatch(/word word…”/);
  });
});

describe('a message that needs no topic', () => {
  test('the number of queries left is exact, if the server passes it on', () => {
    const renewsAt = '2026-12-01T00:00:00.000Z';
    const allowance = { left: 3, limit: 100, renewsAt };
    const text = ask('How many questions do I have left?', { allowance });
    expect(text).toContain('You have 3 of 100 queries left. They renew on 1 December 2026.');
    const free = { left: 1, limit: 5, renewsAt: null };
    expect(ask('колко въпроса ми остават?', { allowance: free })).toMatch(
      /^Оставащи въпроси: 1 от 5\. И/,
    );
    expect(ask('How many questions do I have left?')).toContain('in the section **Subscription**');
  });

  test.each([
    ['Кой си ти?', 'програма, не човек'],
    ['What model are you?', 'a program and not a person'],
    ['Здравейте!', 'Здравейте!'],
    ['Hi there', 'Hello!'],
    ['Благодаря Ви', 'Моля!'],
    ['thanks a lot', 'You’re welcome.'],
    ['Какво ще бъде времето утре?', 'прогнозата знае повече'],
    ['shorter', 'I have nothing solid on this'],
    ['🙂', 'I have nothing solid on this'],
  ])('%s', (query, expected) => {
    expect(ask(query)).toContain(expected);
  });
});

test.each([
  ['one word', 'price '.repeat(3_300)],
  ['many words', Array.from({ length: 3_000 }, (_, index) => `цена${index}`).join(' ')],
  ['punctuation', '.'.repeat(20_000)],
  ['no spaces', 'ж'.repeat(20_000)],
])('input of maximum length is answered quickly: %s', (_, text) => {
  const bound = 3_000;
  const spent = leastCpuMilliseconds((attempt) => {
    const query = `${text.slice(0, -1)}${attempt}`;
    const values = { idealCustomer: query.repeat(4), usp: query.repeat(4) };
    ask(query, { values, context: `user: ${query.repeat(4)}` });
    ask('slogan', { values });
    extractTitle(query, knowledge);
  }, bound);
  expect(spent).toBeLessThan(bound);
});

describe('the thread', () => {
  const context = 'user: Как да определя цените?\nassistant: Цената стои между две числа.';

  test('a follow-up refers to the last topic', () => {
    const card = knowledge.topicCards.get('pricing')?.BG;
    expect(ask('Защо?', { context })).toContain(card?.more[0]);
    const short = ask('по-кратко, моля', { context });
    expect(short.length).toBeLessThan(ask('Как да определя цените?').length / 1.7);
    expect(short).toContain('Сметнете най-ниската си цена');
  });

  test('“another one” returns a different draft', () => {
    const query = 'Write us a tagline';
    const style = { values: recruiter, responseStyle: 'concise' } as const;
    const first = ask(query, style);
    const next = ask('another one', { ...style, context: `user: ${query}\nassistant: ${first}` });
    const titles = [first, next].map((text) => /^\*\*(.+)\*\*$/m.exec(text)?.[1]);
    expect(titles[0]).toBeTruthy();
    expect(titles[1]).toBeTruthy();
    expect(titles[0]).not.toBe(titles[1]);
  });

  test('“what next?” returns the following step', () => {
    const query = 'Where do we start with pricing?';
    const first = ask(query);
    const next = ask('what next?', { context: `user: ${query}\nassistant: ${first}` });
    const { steps } = knowledge.topics.get('pricing')?.EN ?? {};
    expect(first).toContain(`Your next step: **${steps?.[0]?.title}**`);
    expect(next).toContain(`Your next step: **${steps?.[1]?.title}**`);
  });

  test('a fact given when asked is used', () => {
    const query = 'Продаваме хляб с квас на дванадесет ресторанта';
    const locked = { brandHubLocked: true, responseStyle: 'concise' } as const;
    const reply = ask('Как да определя цените?', locked);
    const thread = `user: Как да определя цените?\nassistant: ${reply}`;
    const text = ask(query, { ...locked, context: thread });
    expect(text).toContain(`„${query}“`);
    // A given fact is not asked for again.
    expect(text).not.toContain('какво продавате');
  });

  test('with an unlocked Brand Hub, a given fact is matched to its field', () => {
    const reply = ask('Как да определя цените?');
    const thread = `user: Как да определя цените?\nassistant: ${reply}`;
    const text = ask('Хляб с квас; питки; фокача', { context: thread });
    expect(text).toContain(
      'Запомних от съобщението Ви за „Продукти“: „Хляб с квас; питки; фокача“.',
    );
  });

  test('a bare term keeps the language of the thread', () => {
    expect(cyrillicShare(ask('USP?', { context }))).toBeGreaterThan(0.6);
  });
});

describe('drafts', () => {
  test('follow the vocabulary guide and say so', () => {
    const values = { painPoints: 'Late bread', vocabularyGuide: 'picture, not photo' };
    const text = ask('Write a post', { values });
    expect(text).not.toMatch(/one photo\b/);
    expect(text).toContain('Following your vocabulary guide, I wrote “picture”, not “photo”.');
  });

  test('state the tone to keep and what it means', () => {
    expect(ask('Write us a tagline', { values: recruiter })).toContain(
      'Stick to your tone (“dry, exact, never pushy”). Let the fact',
    );
  });

  test('need their fields; without them there is an example', () => {
    const text = ask('Напишете ни слоган', { values: { businessName: 'Зърно' } });
    expect(text).toContain('За да напиша текста, ми трябват още факти');
    expect(text).toContain(knowledge.topicCards.get('tagline')?.BG.example);
  });

  test('list what could be written with more facts', () => {
    const text = ask('Напишете ни слоган', { values: { businessName: 'Зърно' } });
    expect(text).toContain('С тях мога да напиша и: „');
  });

  test('are shortened for a text message', () => {
    const values = { ...bakery, painPoints: `${'Хлябът идва късно и е вчерашен '.repeat(6)}.` };
    const text = ask('Напишете ни слоган за SMS', { values });
    const drafts = text.match(/(?:^> .*\n?)+/gm) ?? [];
    expect(drafts.length).toBeGreaterThan(0);
    for (const draft of drafts)
      expect(draft.replace(/^> /gm, '').trim().length).toBeLessThanOrEqual(70);
  });
});

describe('a pasted text', () => {
  const text =
    'We are a leading bakery with the best team. Our ovens, which we bought a long time ago from a man who had owned them since his father died and who was sad to see them go, still work well! We are proud! We love it.';
  const review = ask(`Review our tagline page: “${text}”`, { values: recruiter });

  test('gets its weak words and long sentences quoted', () => {
    expect(review).toContain('“leading”');
    expect(review).toMatch(/\d\d words in one sentence: “Our ovens/);
    expect(review).toContain('It breaks naturally before “which we bought a…”');
  });

  test('is checked for missing facts about the business', () => {
    expect(review).toContain('Nothing your Brand Hub says under “Unique selling proposition”');
  });

  test('is checked against the vocabulary guide', () => {
    const found = ask(`Review our tagline: “${text}”`, {
      values: { vocabularyGuide: 'workshop, not bakery' },
    });
    expect(found).toContain('You use “bakery”; your vocabulary guide says “workshop”.');
  });

  test('gets no objections if it is good', () => {
    const clean = ask('Review our tagline: “You open with bread an hour old. Call 032 555 010.”');
    expect(clean).toContain('nothing to object to');
  });
});
