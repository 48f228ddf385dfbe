export type {
  AccountSettings,
  Simulator,
  SimulatorOptions,
  Webhooks,
} from './simulator.types.ts';
export { createSimulator } from './start.ts';
export type {
  Attempt,
  Delivery,
  DeliveryMode,
  DeliveryOptions,
  DeliveryStatus,
  Endpoint,
} from './webhooks/delivery.types.ts';
