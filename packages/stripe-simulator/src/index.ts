export type { AccountSettings } from './account-settings.ts';
export type { Simulator, SimulatorOptions, Webhooks } from './simulator.types.ts';
export { createSimulator } from './start.ts';
export type {
  Attempt,
  Delivery,
  DeliveryMode,
  DeliveryOptions,
  DeliveryStatus,
  Endpoint,
} from './webhooks/delivery.types.ts';
