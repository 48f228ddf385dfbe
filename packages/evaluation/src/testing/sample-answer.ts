import type { Language } from '@savet/contract/languages';
import type { GradedAnswer } from '../grade.ts';
import type { Expectations, Hub, Question } from '../schema.ts';

/** What a sample differs in from plain advice to a business with an ordinary hub. */
export interface SampleOptions {
  question?: string;
  context?: NonNullable<Question['context']>;
  style?: NonNullable<Question['style']>;
  expects?: Partial<Expectations>;
  values?: Hub['values'];
}

const hubs: Record<Language, Hub> = {
  EN: {
    name: 'pottery',
    language: 'EN',
    values: {
      businessName: 'Kiln Lane',
      industry: 'Pottery courses',
      idealCustomer: 'Beginners from the neighbourhood who want a quiet evening with clay',
      toneOfVoice: 'plain and warm',
      products: 'Evening course of 6 weeks for €120, glazes included; groups of 8',
    },
  },
  BG: {
    name: 'florist',
    language: 'BG',
    values: {
      businessName: 'Лале',
      industry: 'Цветарски магазин',
      idealCustomer: 'Хора от квартала, които подаряват букети на колеги и съседи',
      toneOfVoice: 'топъл, на „Вие“',
      products: 'Букети от 15 €, абонамент за офиси за 60 € на месец, доставка в Бургас',
    },
  },
};

/** An answer to be graded, in one language. */
export function sampleAnswer(
  language: Language,
  text: string,
  { question = '?', context, style, expects, values }: SampleOptions = {},
): GradedAnswer {
  const hub = hubs[language];
  return {
    question: {
      id: 'sample',
      hub: hub.name,
      question,
      ...(context && { context }),
      ...(style && { style }),
      expects: { language, form: 'advice', about: [['']], ...expects },
    },
    hub: { ...hub, values: { ...hub.values, ...values } },
    text,
  };
}
