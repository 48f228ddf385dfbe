import type { OrderReader } from '../whole-text/order/order-type.ts';
import type { Head } from './heads.ts';

/** The contents of an order after the name of the text. */
export interface HeadRest {
  reader: OrderReader;
  deed: string;
  topic: string;
  /** The content, if it is in the same sentence. */
  told: string;
  /** The reader in the words of the order: “dental practices in Leeds”. */
  audience: string;
  /** The kind of text, if these words change it. */
  kind?: Head['kind'];
}
