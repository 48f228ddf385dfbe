import type { Common, Metadata } from './common.ts';

export interface PortalConfiguration extends Common {
  object: 'billing_portal.configuration';
  active: boolean;
  application: null;
  business_profile: {
    headline: string | null;
    privacy_policy_url: string | null;
    terms_of_service_url: string | null;
  };
  default_return_url: string | null;
  features: PortalFeatures;
  is_default: boolean;
  login_page: { enabled: false; url: null };
  metadata: Metadata;
  name: null;
  updated: number;
}

export interface PortalFeatures {
  customer_update: { enabled: boolean; allowed_updates: string[] };
  invoice_history: { enabled: boolean };
  payment_method_update: { enabled: boolean };
  subscription_cancel: {
    enabled: boolean;
    mode: 'at_period_end' | 'immediately';
    proration_behavior: 'none' | 'always_invoice' | 'create_prorations';
    cancellation_reason: { enabled: false; options: [] };
  };
  subscription_update: {
    enabled: boolean;
    default_allowed_updates: string[];
    products: {
      adjustable_quantity: { enabled: false; maximum: null; minimum: 0 };
      product: string;
      prices: string[];
    }[];
    proration_behavior: 'none' | 'always_invoice' | 'create_prorations';
  };
}

export interface PortalSession extends Common {
  object: 'billing_portal.session';
  configuration: string;
  customer: string;
  flow: {
    type: 'subscription_cancel';
    after_completion: { type: 'portal_homepage' };
    subscription_cancel: { subscription: string };
  } | null;
  locale: string | null;
  on_behalf_of: null;
  return_url: string | null;
  url: string;
}
