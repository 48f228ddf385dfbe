/** Most characters of a field, as the contract checks them. */
export const MODEL_MAX = 200;
export const ADDRESS_MAX = 500;
export const KEY_MAX = 500;
export const WINDOW_MAX = 12;
