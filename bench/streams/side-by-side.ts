import { pin, type Started, startScript } from './processes.ts';
import { type DatabaseKind, type Product, startProduct } from './product.ts';

/** The servers under test share one core; all else has the other. */
const SERVER_CORE = 0;
const OTHER_CORE = 1;

/**
 * Runs a measurement with the product and a bare pass-through to the same provider, both on one core.
 * @returns null without this kind of database
 */
export async function sideBySide<Result>(
  kind: DatabaseKind,
  measure: (servers: { product: Product; bare: Started }) => Promise<Result>,
): Promise<Result | null> {
  pin(process.pid, OTHER_CORE);
  const provider = await startScript('paced-provider.ts');
  const bare = await startScript('pass-through.ts', provider.url);
  const product = await startProduct(kind, provider.url);
  try {
    if (!product) return null;
    pin(bare.pid, SERVER_CORE);
    pin(product.pid, SERVER_CORE);
    return await measure({ product, bare });
  } finally {
    await product?.stop();
    await bare.stop();
    await provider.stop();
  }
}
