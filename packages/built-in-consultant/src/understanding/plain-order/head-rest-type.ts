import type { OrderReader } from '../whole-text/order/order-type.ts';
import type { Head } from './heads.ts';

/** What stands behind the name of a text. */
export interface HeadRest {
  reader: OrderReader;
  deed: string;
  topic: string;
  /** What the text says, if it is told in the same sentence. */
  told: string;
  /** How the order names who reads: “dental practices in Leeds”. */
  audience: string;
  /** What the text turns out to be for. */
  kind?: Head['kind'];
}
