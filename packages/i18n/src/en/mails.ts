import { plural } from '../plural.ts';

/** Mails to people who use the product; plain text. */
export const mails = {
  verification: {
    subject: 'Confirm your address for Savet',
    text: (link: string) =>
      `Hello,

An account at Savet was opened with this address. Please confirm that it is yours:

${link}

The link works for 24 hours. If you did not open an account, ignore this mail: without the link nothing is confirmed.

Savet
`,
  },
  contactAnswer: {
    subject: 'We have answered your message',
    text: (answer: string, proposals: number, link: string) =>
      `Hello,

You wrote to us about your Brand Hub. Our answer:

${answer}

${proposals === 0 ? 'You will find the whole exchange in your Brand Hub:' : proposed(proposals)}

${link}

Savet
`,
  },
};

function proposed(count: number): string {
  return plural('en', count, {
    one: 'We propose a text for your Brand Hub. Nothing changes until you accept it there:',
    other: 'We propose texts for your Brand Hub. Nothing changes until you accept them there:',
  });
}
