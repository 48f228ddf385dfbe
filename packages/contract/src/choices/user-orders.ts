/** Sort orders of the list of users for staff. */
export const userOrders = ['newest', 'oldest', 'name', 'email'] as const;
export type UserOrder = (typeof userOrders)[number];
