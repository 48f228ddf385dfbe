import type { Language } from '@savet/contract/languages';

/** The fixed words of a text for an order, around those of the user. */
export interface OrderWords {
  hello: (name: string) => string;
  helloTitled: (name: string) => string;
  helloAll: string;
  dearGroup: (group: string) => string;
  helloBlank: string;
  helloOffice: string;
  yourName: string;
  company: string;
  questions: string;
  about: (thing: string) => string;
  apology: {
    subject: string;
    sorry: string;
    fault: string;
    cause: (cause: string) => string;
    talk: string;
  };
  thanks: { subject: string; open: string; close: string; offer: string };
  rejection: {
    subject: (role: string) => string;
    open: (role: string) => string;
    choice: string;
    touch: string;
    close: string;
  };
  reminder: {
    subject: (bill: string) => string;
    open: (bill: string, amount: string) => string;
    due: (date: string) => string;
    nth: (ordinal: string) => string;
    ask: (date: string) => string;
    askSoon: string;
    ifNot: (date: string, consequence: string) => string;
    crossed: string;
    account: string;
  };
  price: {
    subject: string;
    cause: (cause: string) => string;
    thanks: (thanks: string) => string;
    close: string;
  };
  event: {
    invited: (title: string) => string;
    subject: (title: string, day: string) => string;
    when: string;
    where: string;
    close: string;
    reply: (contact: string, until: string) => string;
  };
  cold: {
    opens: string;
    subject: (firm: string) => string;
    we: (name: string, what: string) => string;
    ask: string;
    blank: string;
  };
  claim: { subject: string; close: string };
  review: {
    sorry: string;
    quote: (words: string) => string;
    praised: string;
    right: string;
    ask: string;
    good: string;
    goodQuote: (words: string) => string;
    goodClose: string;
    openly: (words: string) => string;
  };
  why: {
    because: (topic: string) => string;
    customers: (who: string) => string;
    want: (mission: string) => string;
  };
}

export const orderWords: Record<Language, OrderWords> = {
  EN: {
    hello: (name) => `Hello ${name},`,
    helloTitled: (name) => `Dear ${name},`,
    helloAll: 'Hello,',
    dearGroup: (group) => `Dear ${group},`,
    helloBlank: 'Hello [name],',
    helloOffice: 'Dear Sir or Madam,',
    yourName: '[your name]',
    company: '[company]',
    questions: 'If you have questions, just reply or call me: [phone].',
    about: (thing) => `I am writing to you about ${thing}.`,
    apology: {
      subject: 'Our apology',
      sorry: 'I am sorry about this.',
      fault: 'I am sorry: it was our fault.',
      cause: (cause) => `The cause: ${cause}.`,
      talk: 'If you would like to talk about it, you can reach me at [phone].',
    },
    thanks: {
      subject: 'Thank you',
      open: 'Thank you.',
      close: 'We do not take this for granted.',
      offer: 'If there is anything we can do for you, just reply or call me: [phone].',
    },
    rejection: {
      subject: (role) => (role === '' ? 'Your application' : `Your application: ${role}`),
      open: (role) =>
        role === ''
          ? 'Thank you for your time and your interest.'
          : `Thank you for your time and your interest in the position of ${role}.`,
      choice: 'This time the choice fell on somebody else.',
      touch:
        'We would like to stay in touch: may we write to you when a position comes up that fits?',
      close: 'Thank you again, and all the best.',
    },
    reminder: {
      subject: (bill) => `${bill}: payment`,
      open: (bill, amount) =>
        `our ${bill}${amount === '' ? '' : ` for ${amount}`} has not been paid yet.`,
      due: (date) => `It was due on ${date}.`,
      nth: (ordinal) => `This is our ${ordinal} reminder.`,
      ask: (date) => `Please transfer the amount by ${date}.`,
      askSoon: 'Please transfer the amount in the next few days.',
      ifNot: (date, consequence) => `If it has not arrived by ${date}, ${consequence}.`,
      crossed:
        'If the payment is already on its way, please ignore this message. If something speaks against the invoice, please tell me.',
      account: 'Bank account: [IBAN].',
    },
    price: {
      subject: 'New price',
      cause: (cause) => `The reason: ${cause}.`,
      thanks: (thanks) => `Thank you that ${thanks}.`,
      close: 'If you have questions about it, just reply or call me: [phone].',
    },
    event: {
      invited: (title) => `You are invited to ${title}!`,
      subject: (title, day) => `Invitation: ${[title, day].filter(Boolean).join(', ')}`,
      when: 'When',
      where: 'Where',
      close: 'We look forward to seeing you.',
      reply: (contact, until) =>
        `Please tell us${until === '' ? '' : ` by ${until}`} whether you are coming: ${contact}.`,
    },
    cold: {
      opens: 'I have read that',
      subject: (firm) => (firm === '' ? 'A question' : `A question for ${firm}`),
      we: (name, what) => `${name === '' ? 'We are' : `We are ${name}:`} ${what}.`,
      blank: 'what you offer, and why it fits them, in one sentence',
      ask: 'Shall we talk for ten minutes this week?',
    },
    claim: { subject: 'Complaint', close: 'Please confirm that you have received this message.' },
    review: {
      sorry: 'Thank you for telling us. I am sorry about this:',
      quote: (words) => `“${words}”.`,
      praised: 'Thank you for the good words as well.',
      right: 'That is not how it should be.',
      ask: 'I would like to put it right: please call or write to me, [phone or email].',
      good: 'Thank you for the stars and for your words!',
      goodQuote: (words) => `“${words}”: we were very glad to read that.`,
      openly: (words) => `Thank you also for saying openly: “${words}”.`,
      goodClose: 'We look forward to your next visit.',
    },
    why: {
      because: (topic) => `Why ${topic}?`,
      customers: (who) => `We work for ${who}.`,
      want: (mission) => `What we want: ${mission}.`,
    },
  },
  BG: {
    hello: (name) => `Здравейте, ${name},`,
    helloTitled: (name) =>
      /^(?:г-жа|г-ца)/u.test(name)
        ? `Уважаема ${name.replace(/^г-жа/u, 'г-жо').replace(/^г-ца/u, 'г-це')},`
        : `Уважаеми ${name},`,
    helloAll: 'Здравейте,',
    dearGroup: (group) => `Уважаеми ${group},`,
    helloBlank: 'Здравейте, [име],',
    helloOffice: 'Уважаеми госпожи и господа,',
    yourName: '[Вашето име]',
    company: '[фирма]',
    questions: 'Ако имате въпроси, пишете ми или се обадете: [телефон].',
    about: (thing) => `Пиша Ви за ${thing}.`,
    apology: {
      subject: 'Извинение',
      sorry: 'Искрено се извиняваме за това.',
      fault: 'Грешката е наша и искрено се извиняваме.',
      cause: (cause) => `Причината: ${cause}.`,
      talk: 'Ако искате да поговорим, обадете ми се: [телефон].',
    },
    thanks: {
      subject: 'Благодарим Ви',
      open: 'Благодарим Ви.',
      close: 'За нас това не е нещо, което се разбира от само себе си.',
      offer: 'Ако можем да направим нещо за Вас, пишете ми или се обадете: [телефон].',
    },
    rejection: {
      subject: (role) => (role === '' ? 'Кандидатурата Ви' : `Кандидатурата Ви за ${role}`),
      open: (role) =>
        role === ''
          ? 'Благодарим Ви за отделеното време и за интереса.'
          : `Благодарим Ви за отделеното време и за интереса към позицията „${role}“.`,
      choice: 'Този път избрахме друг човек.',
      touch:
        'Бихме искали да поддържаме връзка: може ли да Ви пишем, когато се появи подходяща позиция?',
      close: 'Благодарим Ви още веднъж и Ви желаем успех.',
    },
    reminder: {
      subject: (bill) => `Неплатена ${bill}`,
      open: (bill, amount) =>
        `Нашата ${bill}${amount === '' ? '' : ` за ${amount}`} все още не е платена.`,
      due: (date) => `Срокът ѝ беше ${date}.`,
      nth: (ordinal) => `Това е нашето ${ordinal} напомняне.`,
      ask: (date) => `Моля, преведете сумата до ${date}.`,
      askSoon: 'Моля, преведете сумата в следващите дни.',
      ifNot: (date, consequence) => `Ако не я получим до ${date}, ${consequence}.`,
      crossed:
        'Ако плащането вече е наредено, моля, не обръщайте внимание на това съобщение. Ако имате възражение по фактурата, моля, пишете ми.',
      account: 'Банкова сметка: [IBAN].',
    },
    price: {
      subject: 'Нова цена',
      cause: (cause) => `Причината: ${cause}.`,
      thanks: (thanks) => `Благодарим Ви, че ${thanks}.`,
      close: 'Ако имате въпроси, пишете ми или се обадете: [телефон].',
    },
    event: {
      invited: (title) => `Каним Ви на ${title}!`,
      subject: (title, day) => `Покана: ${[title, day].filter(Boolean).join(', ')}`,
      when: 'Кога',
      where: 'Къде',
      close: 'Ще се радваме да дойдете.',
      reply: (contact, until) =>
        `Моля, потвърдете${until === '' ? '' : ` до ${until}`}, че ще дойдете: ${contact}.`,
    },
    cold: {
      opens: 'Разбрах, че',
      subject: (firm) => (firm === '' ? 'Въпрос' : `Въпрос към ${firm}`),
      we: (name, what) => `${name === '' ? 'Ние сме' : `Ние сме „${name}“:`} ${what}.`,
      blank: 'какво предлагате и защо е за тях, с едно изречение',
      ask: 'Удобно ли Ви е да се чуем за десет минути тази седмица?',
    },
    claim: { subject: 'Рекламация', close: 'Моля, потвърдете, че сте получили това съобщение.' },
    review: {
      sorry: 'Благодарим Ви, че ни казахте. Съжаляваме за това:',
      quote: (words) => `„${words}“.`,
      praised: 'Благодарим Ви и за добрите думи.',
      right: 'Така не бива да бъде.',
      ask: 'Искаме да го поправим: моля, обадете се или ни пишете, [телефон или имейл].',
      good: 'Благодарим Ви за звездите и за думите!',
      goodQuote: (words) => `„${words}“ – много се зарадвахме на това.`,
      openly: (words) => `Благодарим Ви и че казвате открито: „${words}“.`,
      goodClose: 'Ще се радваме да Ви видим отново.',
    },
    why: {
      because: (topic) => `Защо ${topic}?`,
      customers: (who) => `Работим за ${who}.`,
      want: (mission) => `Какво искаме: ${mission}.`,
    },
  },
};
