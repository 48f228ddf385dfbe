import type { Customer, TaxId } from '../../billing/objects/customers.ts';
import { taxIdsOf } from '../../billing/tax/tax.ts';
import { addTaxId, removeTaxId, taxIdTypes } from '../../billing/tax/tax-ids.ts';
import { missing } from '../../errors.ts';
import { pageOf, pageParams } from '../lists.ts';
import { oneOf, required, text } from '../params.ts';
import { requireObject } from '../require-object.ts';
import { route } from '../route.ts';
import { requireNotDeleted } from './customers.ts';

/** Numbers of businesses, on their customers. */
export const taxIds = [
  route(
    'POST',
    '/v1/customers/:id/tax_ids',
    { type: required(oneOf(...taxIdTypes)), value: required(text) },
    ({ core, path, params: { type, value } }) => {
      const customer = requireNotDeleted(requireObject<Customer>(core, 'customer', path['id']));
      return addTaxId(core, customer, { type, value });
    },
  ),
  route('GET', '/v1/customers/:id/tax_ids', { ...pageParams }, ({ core, path, params }) => {
    const { id } = requireNotDeleted(requireObject<Customer>(core, 'customer', path['id']));
    return pageOf(taxIdsOf(core, id), params, `/v1/customers/${id}/tax_ids`);
  }),
  route('DELETE', '/v1/customers/:id/tax_ids/:taxId', {}, ({ core, path }) => {
    const taxId = requireObject<TaxId>(core, 'tax_id', path['taxId']);
    if (taxId.customer !== path['id']) throw missing('tax_id', taxId.id);
    removeTaxId(core, taxId);
    return { id: taxId.id, object: 'tax_id', deleted: true };
  }),
];
