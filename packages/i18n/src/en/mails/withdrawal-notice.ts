/** The consent to begin at once, and the notice on withdrawal of Directive 2011/83/EU, Annex I. */
export const withdrawalNotice = {
  consent:
    'I ask that Pro begins at once. If I withdraw from the contract within 14 days, I pay for the time until then.',
  notice: (supportEmail: string) => [
    'You can withdraw from this contract within 14 days without giving a reason. The period ends 14 days after the day on which the contract is concluded.',
    `To withdraw, press “Withdraw from the contract” in your profile, or tell us in a clear statement, for example by email to ${supportEmail}. You may use the form below, but you don’t have to. It is enough to send the statement before the period ends.`,
    'If you withdraw, we return all payments that we have received from you for this contract, without undue delay and within 14 days at the latest, to the card that you paid with and without a fee.',
    'If you have asked that Pro begins within the period, you pay for the time until your withdrawal, in proportion to the whole period that you have paid for.',
  ],
  form: (supportEmail: string) => [
    `To ${supportEmail}:`,
    'I hereby withdraw from my contract for the service Savet Pro.',
    'Ordered on: … Name: … Address: … Date: …',
  ],
};
