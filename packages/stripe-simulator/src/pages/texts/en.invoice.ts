export const invoice = {
  title: (number: string) => `Invoice ${number}`,
  customer: 'Customer',
  item: 'Item',
  amount: 'Amount',
  discount: 'Discount',
  total: 'Total',
  credit: 'Credit used',
  due: 'Amount due',
  pay: (amount: string) => `Pay ${amount} with the saved card`,
  noCard: 'There is no saved card. Open your subscription to add one.',
  paid: 'This invoice is paid.',
  unknown: 'This invoice does not exist.',
};
