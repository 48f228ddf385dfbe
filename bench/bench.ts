import { firstText } from './first-text.ts';
import { ratioOf, summaryLine } from './statistics.ts';

/** `npm run bench`: measurements, each as a ratio to its baseline of the same run. */
const { product, straight } = await firstText();
console.log('Time to first text, against straight to a provider that takes 200 ms');
console.log(summaryLine('straight to the provider', straight));
console.log(summaryLine('through the product', product));
console.log(
  `  ratio of the medians ${ratioOf(product, straight).toFixed(3)} (to reach: 1.05 or less)`,
);
