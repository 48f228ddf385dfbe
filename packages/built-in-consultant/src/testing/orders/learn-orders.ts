import type { Language } from '@savet/contract/languages';
import type { LearnedOrders } from '../../knowledge/learned-orders.schema.ts';
import type { SignWeights } from '../../recognition/sign-weights.ts';
import { clauseSigns } from '../../understanding/addressed/clause-signs.ts';
import { chanceForUs, FOR_US, LIKELY_FOR_US } from '../../understanding/addressed/for-us.ts';
import { weightsOf } from '../weights-of.ts';
import { type LabelledPart, labelledOrders } from './labelled-orders.ts';

/** Learns weights from the labelled orders. The same orders always give the same weights. */
export function learnOrders(): LearnedOrders {
  return { EN: learn(labelledOrders('EN')), BG: learn(labelledOrders('BG')) };
}

function learn(orders: readonly (readonly LabelledPart[])[]): SignWeights {
  return weightsOf(
    orders.flat().map(({ text, to }) => ({
      signs: clauseSigns(text),
      name: to === 'us' ? FOR_US : 'reader',
    })),
  );
}

/**
 * How well unseen parts are told apart. Each tenth of the orders is read with weights learned from the other nine.
 * @returns the shares, 0 to 1, of the parts for the writer (`us`) and of all others (`readers`) that are taken to be for the writer
 */
export function toldForUs(language: Language): { us: number; readers: number } {
  const TENTHS = 10;
  const orders = labelledOrders(language);
  const told = Array.from({ length: TENTHS }, (_, tenth) => {
    const isUnseen = (index: number) => index % TENTHS === tenth;
    const weights = learn(orders.filter((_order, index) => !isUnseen(index)));
    return orders
      .filter((_order, index) => isUnseen(index))
      .flat()
      .map(({ text, to }) => ({
        isUs: to === 'us',
        isTold: chanceForUs(text, weights) >= LIKELY_FOR_US,
      }));
  }).flat();
  const share = (wanted: boolean) => {
    const parts = told.filter(({ isUs }) => isUs === wanted);
    return parts.filter(({ isTold }) => isTold).length / parts.length;
  };
  return { us: share(true), readers: share(false) };
}
