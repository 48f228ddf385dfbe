/** Address and business on invoices. */
export const details = {
  line1: 'Address',
  postalCode: 'Postcode',
  city: 'City',
  country: 'Country (two letters)',
  business: 'Company name',
  taxId: 'VAT number or EIK',
  business_hint: 'Only if a company buys:',
  problems: {
    missing: 'Please fill in this field.',
    country: 'Two letters, such as BG.',
    taxId: 'A VAT number such as BG123456789, or the digits of an EIK.',
  },
  title: 'Details for invoices',
  name: 'Name or company',
  none: 'There are no details yet.',
  change: 'Change details',
  save: 'Save details',
  keep: 'Back without changes',
};
