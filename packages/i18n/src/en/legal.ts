/** Texts of legal pages, of what buyers agree to, of withdrawals, invoices and emails: a chunk of its own, loaded late. */
export const legal = {
  documents: {
    terms: 'Terms',
    privacy: 'Privacy',
    refunds: 'Refunds',
    company: 'Company details',
  },
  links: 'Legal information',
  page: {
    back: 'Back',
    contents: 'Contents',
    since: (date: string) => `This version has applied since ${date}.`,
    onlyIn: {
      EN: 'This text exists only in English.',
      BG: 'This text exists only in Bulgarian.',
    },
    readIn: { EN: 'Read in English', BG: 'Read in Bulgarian' },
    failed: 'This page could not be loaded.',
    retry: 'Try again',
  },
  acceptance: {
    /** Before and after the link to the terms; the rest follows only for documents that exist. */
    accept: 'I accept the',
    terms: 'terms',
    read: 'and have read the',
    privacy: 'privacy policy',
    /** Between two documents. */
    and: 'and the',
    refunds: 'refund policy',
    newTitle: 'Please read our terms',
    newText: 'To use Savet, please accept the terms.',
    changedTitle: 'Our terms have changed',
    changedText:
      'Please read and accept the new version. Your chats and your Brand Hub stay as they are.',
    confirm: 'Accept',
    logOut: 'Log out',
    failed: 'This could not be saved. Please try again.',
  },
  purchase: {
    title: 'Before you pay',
    monthlyFirst: (first: string, then: string) =>
      `Savet Pro for ${first} in the first month, then ${then} per month. It renews every month until you cancel.`,
    monthly: (price: string) =>
      `Savet Pro for ${price} per month. It renews every month until you cancel.`,
    yearly: (price: string) =>
      `Savet Pro for ${price} per year. It renews every year until you cancel.`,
    withVat: 'VAT is included.',
    cancel:
      'You can cancel at any time in your profile, and keep Pro until the end of the paid period.',
    noticeTitle: 'Your right to withdraw',
    formTitle: 'Withdrawal form',
    goOn: 'Continue to payment',
    back: 'Back',
    retry: 'Try again',
  },
  withdrawal: {
    open: 'Withdraw from the contract',
    until: (date: string) => `You can withdraw from the contract until ${date}.`,
    title: 'Withdraw from the contract?',
    contract: (date: string) => `Contract: Savet Pro, concluded on ${date}.`,
    paid: (amount: string) => `You have paid ${amount}.`,
    used: (amount: string, days: number) =>
      `You asked for Pro to begin at once, so we keep ${amount} of that for the ${days === 1 ? 'one day' : `${days} days`} you have had it.`,
    notUsed: 'Nothing is kept for the time until now.',
    refund: (amount: string) => `You will get ${amount} back on the card you paid with.`,
    creditTaken: (amount: string) =>
      `Your credit of ${amount} from the change of the plan ends: the refund includes it.`,
    creditBack: (amount: string) =>
      `You will get ${amount} back as credit, because the plan was paid for with credit.`,
    effect:
      'Pro ends at once, and you move to the free plan. Your chats stay; your Brand Hub is locked, not deleted.',
    effectEnded: 'Pro has ended already, and your plan stays as it is.',
    mail: (email: string) => `We confirm the withdrawal by email to ${email}.`,
    confirm: 'Confirm withdrawal',
    keep: 'Keep Pro',
    back: 'Back',
    loading: 'Calculating what you get back…',
    failed: 'This could not be calculated. Please try again.',
    sendFailed: 'The withdrawal could not be sent. Please try again, or write to us.',
    over: 'The time for a withdrawal has passed.',
    doneSection: 'Withdrawal from the contract',
    doneTitle: 'You have withdrawn from the contract',
    done: (date: string, amount: string) =>
      `We received your withdrawal on ${date}. ${amount} has been returned to your card; it can take a few days until you see it.`,
    pending: (date: string, amount: string) =>
      `We received your withdrawal on ${date}. ${amount} is being returned to your card.`,
    retry: 'Try again',
  },
  invoices: {
    title: 'Invoices',
    intro:
      'Company name, address and VAT number can be added under Manage Billing. They appear on later invoices.',
    number: 'Number',
    date: 'Date',
    amount: 'Amount',
    state: 'Status',
    states: {
      open: 'To be paid',
      paid: 'Paid',
      uncollectible: 'Not paid',
      void: 'Cancelled',
    },
    noNumber: 'No number',
    open: (number: string) => `Open invoice ${number}`,
    link: 'Open',
    table: 'Invoices',
    none: 'There are no invoices yet.',
    more: 'Show more',
    failed:
      'The invoices could not be loaded because the payment provider is not responding. Please try again in a few minutes.',
    retry: 'Try again',
  },
  mails: {
    title: 'Emails',
    intro: 'Choose which emails you get. Confirmations required by law are always sent.',
    kinds: {
      payment_failed: 'A payment has failed',
      card_expires: 'Your card expires before the next payment',
      plan_ended: 'Your plan has ended',
      query_limit: 'Your queries are used up',
    },
    always:
      'Always: the contract, a withdrawal, a refund, a disputed payment, and a reminder 30 days before a yearly plan renews.',
    failed: 'This could not be saved. Please try again.',
  },
};
