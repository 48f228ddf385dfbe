import type { Product } from '../../billing/objects/catalogue.ts';
import { exists } from '../../errors.ts';
import { newId } from '../../identifiers.ts';
import type { SimulatorCore } from '../../simulator.ts';
import { createdParams, isWithin, pageOf, pageParams } from '../lists.ts';
import { clearable, flag, list, metadata, metadataChanges, required, text } from '../params.ts';
import { requireObject } from '../require-object.ts';
import { route } from '../route.ts';
import { mergeMetadata } from './customers.ts';

const productFields = {
  active: flag,
  description: text,
  images: list(text),
  metadata,
  tax_code: text,
};
const changes = {
  active: flag,
  description: clearable(text),
  images: clearable(list(text)),
  metadata: metadataChanges,
  name: text,
  tax_code: clearable(text),
};

export const products = [
  route(
    'POST',
    '/v1/products',
    { ...productFields, id: text, name: required(text) },
    ({ core, params }) => {
      const id = params.id ?? newId('prod');
      if (core.store.find('product', id)) throw exists('Product', id);
      return createProduct(core, { ...params, id });
    },
  ),
  route('GET', '/v1/products/:id', {}, ({ core, path }) =>
    requireObject<Product>(core, 'product', path['id']),
  ),
  route('POST', '/v1/products/:id', changes, ({ core, path, params }) => {
    const product = requireObject<Product>(core, 'product', path['id']);
    const changed = core.store.put<Product>({
      ...product,
      ...(params.active !== undefined && { active: params.active }),
      ...(params.description !== undefined && { description: params.description }),
      ...(params.images !== undefined && { images: params.images ?? [] }),
      ...(params.name !== undefined && { name: params.name }),
      ...(params.tax_code !== undefined && { tax_code: params.tax_code }),
      ...(params.metadata && { metadata: mergeMetadata(product.metadata, params.metadata) }),
      updated: core.clock.now(),
    });
    core.events.emit('product.updated', changed, product);
    return changed;
  }),
  route(
    'GET',
    '/v1/products',
    { ...pageParams, ...createdParams, active: flag, ids: list(text) },
    ({ core, params }) => {
      const all = core.store
        .all<Product>('product')
        .filter(({ active }) => params.active === undefined || active === params.active)
        .filter(({ id }) => !params.ids || params.ids.includes(id))
        .filter(({ created }) => isWithin(created, params.created));
      return pageOf(all, params, '/v1/products');
    },
  ),
];

export function createProduct(
  core: SimulatorCore,
  values: {
    id: string;
    name: string;
    active?: boolean | undefined;
    description?: string | undefined;
    images?: string[] | undefined;
    metadata?: Record<string, string> | undefined;
    tax_code?: string | undefined;
  },
): Product {
  const now = core.clock.now();
  const product = core.store.put<Product>({
    id: values.id,
    object: 'product',
    active: values.active ?? true,
    created: now,
    default_price: null,
    description: values.description ?? null,
    images: values.images ?? [],
    livemode: false,
    metadata: values.metadata ?? {},
    name: values.name,
    tax_code: values.tax_code ?? null,
    updated: now,
  });
  core.events.emit('product.created', product);
  return product;
}
