/** Two very different businesses; values by field name, as in a profile text. */
export const bakery = {
  businessName: 'Зърно',
  industry: 'Пекарна',
  businessDescription: 'Нощна пекарна, която доставя преди отваряне',
  mission: 'Всеки ресторант в Пловдив да отваря с хляб отпреди час',
  vision: 'Нощна пекарна във всеки голям град',
  values: 'Откритост за цените; ранно ставане; честност',
  idealCustomer: 'Управители на малки ресторанти, които не пекат сами',
  painPoints: 'Хлябът идва късно и е вчерашен',
  desires: 'Гостите да хвалят хляба',
  buyingTriggers: 'Лошо ревю за хляба; смяна на главния готвач',
  category: 'Доставка на хляб за ресторанти',
  competitiveAdvantage: 'Промяна на поръчката до десет вечерта и високо качество',
  toneOfVoice: 'топъл, но никога сладникав',
  products: 'Хляб с квас, питки за бургери, фокача',
  usp: 'Единствените в града, които пекат в четири сутринта',
};

export const recruiter = {
  businessName: 'Northbound',
  industry: 'Recruitment for engineering firms',
  mission: 'Put experienced engineers where their work is seen',
  vision: 'No senior engineer is hired by keyword search',
  values: 'We say no in a day; we publish our fees',
  idealCustomer: 'Owners of engineering firms with 20 to 80 people who hire twice a year',
  painPoints: 'The first hire left after five months',
  desires: 'A short list of three people who stay',
  buyingTriggers: 'A resignation letter on a Friday',
  category: 'Executive search, instead of job boards',
  competitiveAdvantage: 'A second search free of charge when the person leaves within two years',
  positioningStatement: 'The search firm that is paid in full only after a year',
  toneOfVoice: 'dry, exact, never pushy',
  vocabularyGuide: 'people, not candidates; fee, not investment',
  products: 'Search for one post, yearly retainer',
  usp: 'Half of the fee falls due after twelve months',
};

/** A company with gaps in its Brand Hub and a role instead of a description. */
export const studio = {
  businessName: 'Pixel Garden',
  industry: 'Дигитално студио',
  role: 'Управляващ съдружник',
  mission: 'Small museums should be as easy to visit online as big ones',
  idealCustomer: 'Directors of regional museums with no web team',
  painPoints: 'Сайтът е правен преди десет години и никой не смее да го пипне',
  toneOfVoice: 'curious and plain',
  vocabularyGuide: 'visitors, not users',
};

/** A business that has only begun to fill in its Brand Hub. */
export const yard = {
  businessName: 'Двор 12',
  industry: 'Озеленяване',
  products: 'поддръжка на дворове\nкапково напояване\nзимна резитба',
};
