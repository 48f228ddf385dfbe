import { isLive } from '../../../billing/due-times.ts';
import type { Customer } from '../../../billing/objects/customers.ts';
import type { PortalConfiguration, PortalSession } from '../../../billing/objects/portal.ts';
import type { Subscription } from '../../../billing/objects/subscriptions.ts';
import { invalid } from '../../../errors.ts';
import { newId } from '../../../identifiers.ts';
import type { SimulatorCore } from '../../../simulator.ts';
import { pageOf, pageParams } from '../../lists.ts';
import {
  clearable,
  flag,
  hash,
  metadata,
  metadataChanges,
  oneOf,
  required,
  text,
} from '../../params.ts';
import { requireObject } from '../../require-object.ts';
import { route } from '../../route.ts';
import { mergeMetadata, requireNotDeleted } from '../customers.ts';
import { features, noFeatures, readFeatures } from './features.ts';

const fields = { default_return_url: clearable(text), features, metadata };
const changes = { ...fields, active: flag, metadata: metadataChanges };

export const portalRoutes = [
  route('POST', '/v1/billing_portal/configurations', fields, ({ core, params }) => {
    if (!params.features)
      throw invalid('Missing required param: features.', 'features', 'parameter_missing');
    const now = core.clock.now();
    const configuration: PortalConfiguration = {
      id: newId('bpc'),
      object: 'billing_portal.configuration',
      active: true,
      application: null,
      business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
      created: now,
      default_return_url: params.default_return_url ?? null,
      features: readFeatures(core, params.features, noFeatures),
      is_default: core.store.all('billing_portal.configuration').length === 0,
      livemode: false,
      login_page: { enabled: false, url: null },
      metadata: params.metadata ?? {},
      name: null,
      updated: now,
    };
    core.store.put(configuration);
    core.events.emit('billing_portal.configuration.created', configuration);
    return configuration;
  }),

  route('GET', '/v1/billing_portal/configurations/:id', {}, ({ core, path }) =>
    requireObject<PortalConfiguration>(core, 'billing_portal.configuration', path['id']),
  ),

  route('POST', '/v1/billing_portal/configurations/:id', changes, ({ core, path, params }) => {
    const existing = requireObject<PortalConfiguration>(
      core,
      'billing_portal.configuration',
      path['id'],
    );
    const changed = core.store.put<PortalConfiguration>({
      ...existing,
      ...(params.active !== undefined && { active: params.active }),
      ...(params.default_return_url !== undefined && {
        default_return_url: params.default_return_url,
      }),
      ...(params.features && { features: readFeatures(core, params.features, existing.features) }),
      ...(params.metadata && { metadata: mergeMetadata(existing.metadata, params.metadata) }),
      updated: core.clock.now(),
    });
    core.events.emit('billing_portal.configuration.updated', changed, existing);
    return changed;
  }),

  route(
    'GET',
    '/v1/billing_portal/configurations',
    { ...pageParams, active: flag, is_default: flag },
    ({ core, params }) => {
      const all = core.store
        .all<PortalConfiguration>('billing_portal.configuration')
        .filter(({ active }) => params.active === undefined || active === params.active)
        .filter(
          ({ is_default }) => params.is_default === undefined || is_default === params.is_default,
        );
      return pageOf(all, params, '/v1/billing_portal/configurations');
    },
  ),

  route(
    'POST',
    '/v1/billing_portal/sessions',
    {
      configuration: text,
      customer: required(text),
      flow_data: hash({
        type: required(oneOf('subscription_cancel')),
        subscription_cancel: required(hash({ subscription: required(text) })),
      }),
      locale: oneOf('auto', 'bg', 'en'),
      return_url: text,
    },
    ({ core, params }) => {
      const customer = requireNotDeleted(
        requireObject<Customer>(core, 'customer', params.customer, 'customer'),
        'customer',
      );
      const configuration = params.configuration
        ? requireObject<PortalConfiguration>(
            core,
            'billing_portal.configuration',
            params.configuration,
            'configuration',
          )
        : core.store
            .all<PortalConfiguration>('billing_portal.configuration')
            .find(({ is_default }) => is_default);
      if (!configuration) {
        throw invalid(
          'No configuration provided and your test mode default configuration has not been created.',
        );
      }
      if (!configuration.active) {
        throw invalid('The configuration is inactive.', 'configuration');
      }
      const id = newId('bps');
      const session: PortalSession = {
        id,
        object: 'billing_portal.session',
        configuration: configuration.id,
        created: Math.floor(Date.now() / 1_000),
        customer: customer.id,
        flow: params.flow_data
          ? {
              type: 'subscription_cancel',
              after_completion: { type: 'portal_homepage' },
              subscription_cancel: {
                subscription: cancellable(
                  core,
                  customer,
                  params.flow_data.subscription_cancel.subscription,
                ),
              },
            }
          : null,
        livemode: false,
        locale: params.locale ?? null,
        on_behalf_of: null,
        return_url: params.return_url ?? configuration.default_return_url,
        url: `${core.pagesUrl()}/portal/${id}`,
      };
      core.store.put(session);
      core.events.emit('billing_portal.session.created', session);
      return session;
    },
  ),
];

function cancellable(core: SimulatorCore, customer: Customer, id: string): string {
  const param = 'flow_data[subscription_cancel][subscription]';
  const subscription = requireObject<Subscription>(core, 'subscription', id, param);
  if (subscription.customer !== customer.id || !isLive(subscription)) {
    throw invalid(`The subscription ${id} cannot be canceled by this customer.`, param);
  }
  if (subscription.cancel_at_period_end) {
    throw invalid('This subscription is already set to be canceled.', param);
  }
  return id;
}
