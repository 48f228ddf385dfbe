/** Address and business on invoices. */
export const details = {
  line1: 'Address',
  postalCode: 'Postcode',
  city: 'City',
  country: 'Country',
  business: 'Company name',
  taxId: 'VAT number or EIK',
  business_hint: 'Only for companies:',
  problems: {
    missing: 'Please fill in this field.',
    country: 'Please choose a country.',
    taxId: 'A VAT number such as BG123456789, or the digits of an EIK.',
  },
  title: 'Invoice details',
  name: 'Name or company',
  none: 'No details yet.',
  change: 'Change details',
  save: 'Save details',
  keep: 'Back without changes',
};
