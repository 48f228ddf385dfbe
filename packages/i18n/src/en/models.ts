import type {
  EngineName,
  ModelCheck,
  ModelProvider,
  ModelSource,
  SpendingPurpose,
} from '@savet/contract/models';

/** Texts of the admin panel about language models: connection, test, costs. */
export const models = {
  text: 'Which language model writes the answers, how good they are, and what they cost.',
  builtIn: 'Built-in consultant',
  providers: {
    openai: 'OpenAI',
    anthropic: 'Anthropic',
    google: 'Google',
    'openai-compatible': 'OpenAI-compatible address',
    ollama: 'Ollama',
  } satisfies Record<ModelProvider, string>,

  inUse: {
    title: 'In use',
    answers: 'Answers come from',
    free: 'For the free plan',
    address: 'Address',
    chosen: 'Chosen',
    sources: {
      environment: 'by environment variables of the server',
      found: 'found on this machine automatically',
      screen: 'on this page',
      none: 'No model is connected.',
    } satisfies Record<ModelSource, string>,
    window: 'Reads at once',
    windowUnknown: 'as much as the model reports',
    tokens: (count: string) => `${count} tokens (pieces of a few letters)`,
    takesOver: 'When the model fails or a ceiling is reached',
    takeOver: {
      on: 'the built-in consultant answers, and the question is not counted',
      off: 'the question fails and is not counted',
    },
    promptVersion: 'Version of the instructions',
    variables: (names: string) => `These environment variables are set: ${names}.`,
    variablesText:
      'They win over what is chosen on this page. Change or remove them where the server is started, then restart it.',
    keyLost:
      'The stored key can no longer be read, because AUTH_SECRET has changed. Please enter the key again below.',
    stop: 'Stop using',
    stopTitle: 'Stop using this model?',
    stopText:
      'The built-in consultant answers from then on. The connection and its key are deleted; to use the model again, enter the key again.',
    stopped: 'The built-in consultant answers now.',
    cancel: 'Cancel',
  },

  local: {
    title: 'Models on this machine',
    text: 'Programs that run language models on the server’s own machine. Nothing leaves it, and answers cost nothing.',
    engines: {
      ollama: 'Ollama',
      'lm-studio': 'LM Studio',
      'llama-cpp': 'llama.cpp',
      vllm: 'vLLM',
    } satisfies Record<EngineName, string>,
    none: 'No such program is running here.',
    lookedFor: (engines: string) => `Looked for: ${engines}.`,
    enginePort: (engine: string, port: string) => `${engine} (port ${port})`,
    noModels: 'Running, but without a model that can answer.',
    lookAgain: 'Look again',
    looking: 'Looking for models…',
    proposal: 'Recommended',
    window: (count: string) => `reads ${count} tokens at once`,
    loaded: 'loaded',
    notLoaded: 'not loaded: the first answer takes longer',
    fits: 'fits into the memory',
    tooLarge: 'too large for the memory',
    memory: (size: string) => `Memory of the machine: ${size}`,
    fill: 'Enter in the form',
  },

  connect: {
    title: 'Connect',
    text: 'Question, Brand Hub and conversation are sent to the model that you choose.',
    provider: 'Provider',
    model: 'Model',
    modelHint: 'The name as the provider writes it.',
    modelFree: 'Model for the free plan (optional)',
    modelFreeHint: 'Empty: the same model for all plans.',
    address: 'Address',
    addressHint: {
      ollama: 'Usually http://127.0.0.1:11434',
      'openai-compatible': 'Ends in /v1 with most programs, such as http://127.0.0.1:1234/v1',
    },
    more: 'More',
    gateway: 'Address of a gateway (optional)',
    gatewayHint: (provider: string, path: string) =>
      `For requests that go through a gateway of your own; it usually ends in ${path}. Empty: straight to ${provider}.`,
    key: 'Key',
    keyHint: {
      required: 'From the provider’s website. It is stored encrypted and never shown again.',
      optional: 'Only if the program asks for one.',
      stored: 'A key is stored; leave this empty to keep it.',
    },
    showKey: 'Show key',
    hideKey: 'Hide key',
    window: 'Context window in tokens (optional)',
    windowHint:
      'How much text the model can read at once. A token is a piece of a few letters. Empty: as the model reports.',
    takesOver: 'The built-in consultant takes over',
    takesOverText: 'When the model fails or a ceiling is reached. Such answers are not counted.',
    on: 'On',
    off: 'Off',
    test: 'Test',
    use: 'Use',
    used: (name: string) => `${name} is in use now.`,
    lastTestFailed: (failed: number, asked: number) =>
      `The last test of this connection failed (questions without an answer: ${failed} of ${asked}). You can use it all the same.`,
    fixedBy: {
      environment:
        'Environment variables set the model. You can test a connection here, but not use it.',
      search:
        'The server looks for a model on its own machine by itself (AI_PROVIDER=auto). You can test a connection here, but not use it.',
    },
    errors: {
      modelMissing: 'Please enter the name of a model.',
      modelInvalid: 'The name has no spaces.',
      addressMissing: 'Please enter the address.',
      addressNotAllowed: 'The operator does not allow this address. Please enter another one.',
      addressInvalid: 'Please enter an address that begins with http:// or https://.',
      keyMissing: 'Please enter the key.',
      keyInvalid: 'A key has only Latin letters, digits and signs, without spaces.',
      windowInvalid: 'Please enter a whole number.',
      windowRange: (least: string, most: string) => `From ${least} to ${most}.`,
    },
  },

  test: {
    title: 'Test',
    text: (questions: number) =>
      `Asks the model ${questions} short questions, one after the other. With most providers this costs a few cents.`,
    asking: (asked: number, all: number) => `Question ${asked} of ${all}`,
    cancel: 'Cancel test',
    cancelled: (asked: number, all: number) => `The test was cancelled after ${asked} of ${all}.`,
    ended: 'The test ended early, because the next questions would fail in the same way.',
    of: (name: string) => `Test of ${name}`,
    passed: 'All questions were answered.',
    failed: (failed: number, asked: number) =>
      `Questions without an answer: ${failed} of ${asked}.`,
    firstText: 'Time to the first text (median)',
    speed: 'Words per second',
    cyrillic: 'Cyrillic letters in the Bulgarian answers',
    rules: 'Rules followed',
    rulesOf: (passed: string, all: string) => `${passed} of ${all}`,
    tokens: 'Tokens',
    tokenCounts: (input: string, output: string) => `${input} read, ${output} written`,
    unknown: 'not known',
    answers: 'Answers',
    noAnswer: 'no answer',
    allFollowed: 'all rules followed',
    notFollowed: (rules: string) => `not followed: ${rules}`,
    checks: {
      language: 'language of the question',
      form: 'form that was asked for',
      length: 'length',
      typography: 'quotation marks, dashes and numbers',
      noInvention: 'nothing invented',
    } satisfies Record<ModelCheck, string>,
    advice: {
      key: 'The provider does not accept the key. Check that it is complete, valid and allowed to use this model.',
      notFound:
        'Nothing was found there. Check the name of the model and the address; a local model may have to be downloaded first.',
      limit:
        'The provider refuses more requests: the credit is used up or a limit is reached. Check the account there, or wait a few minutes.',
      ceiling:
        'The model was not asked: the answer could cost more than a monthly ceiling still allows. The ceilings are below.',
      connection:
        'No connection. Is the program running, and can this server reach the address? Check address and port.',
      tooLong:
        'The model took too long. A smaller model, or one that is already loaded, answers faster.',
      refused: 'The provider does not accept the request. Check the name of the model and the key.',
      provider: 'The provider has a problem of its own. Please try again in a few minutes.',
      other: 'The model gave no answer. Please try again, or try another model.',
    },
    reason: (failure: string) => `Message: ${failure}`,
  },

  costs: {
    title: 'Costs',
    month: 'Month',
    total: (amount: string) => `${amount} so far`,
    ofCeiling: (amount: string, ceiling: string, share: string) =>
      `${amount} of ${ceiling} (${share})`,
    noCeiling: 'No ceiling is set for all plans together.',
    reached: 'The ceiling is reached.',
    estimated: (amount: string) =>
      `${amount} of the total is estimated, for answers that were stopped.`,
    tokens: (input: string, output: string) => `Tokens: ${input} read, ${output} written`,
    none: 'Nothing was spent in this month.',
    byPlan: 'By plan',
    byModel: 'By model',
    byPurpose: 'By purpose',
    byUser: 'Users who cost most',
    plan: 'Plan',
    model: 'Model',
    purpose: 'Purpose',
    user: 'User',
    cost: 'Cost',
    ceiling: 'Ceiling',
    withoutCeiling: 'none',
    calls: 'Requests',
    read: 'Tokens read',
    written: 'Tokens written',
    noPrice: 'no price: counted as 0',
    purposes: {
      answer: 'Answers',
      title: 'Titles of chats',
      summary: 'Summaries',
      fact: 'Facts to save',
      rewrite: 'Rewrites of checked texts',
      test: 'Tests',
    } satisfies Record<SpendingPurpose, string>,
    amountInvalid: 'Please enter an amount, such as 12.50.',
    amountTooLarge: (most: string) => `At most ${most}.`,
    save: 'Save',
  },

  prices: {
    title: 'Prices per million tokens',
    text: 'As the provider lists them. Answers that were given before keep the price of their time.',
    currency: 'Currency',
    currencyHint: 'Three letters, such as EUR or USD.',
    currencyInvalid: 'Please enter three Latin letters.',
    row: (number: number) => `Price ${number}`,
    model: 'Model',
    input: 'Read',
    cachedInput: 'Read from cache',
    cachedHint:
      '“Read from cache” is what the provider reads again from its own store. Empty: as “Read”.',
    output: 'Written',
    add: 'Add a model',
    remove: 'Remove',
    modelTwice: 'This model is listed twice.',
    saved: 'The prices are saved.',
  },

  ceilings: {
    title: 'Monthly ceilings',
    text: 'When a ceiling is reached, the model is not asked again until the next month. Empty: no ceiling.',
    total: 'All plans together',
    plan: (plan: string) => `${plan} plan`,
    unpriced: (models: string, hasCeiling: boolean) =>
      hasCeiling
        ? `${models} has no price, so it is not asked: nobody knows what it costs. Enter its price above, or 0 if it is free.`
        : `${models} has no price. With a ceiling it would not be asked any more: enter its price above first, or 0 if it is free.`,
    saved: 'The ceilings are saved.',
  },

  scorecards: {
    title: 'Scorecards',
    text: 'Answers to a fixed set of questions, checked by rules without a model.',
    none: 'None yet. The command npm run evaluate makes one.',
    model: 'Model',
    promptVersion: 'Instructions',
    at: 'Date',
    share: 'Rules followed',
    failed: 'No answer',
    failedOf: (failed: string, questions: string) => `${failed} of ${questions}`,
    judge: 'Mark of another model',
    judgeMean: (mean: string, model: string) => `${mean} of 5 (${model})`,
    noJudge: 'none',
    firstText: 'First text',
    details: (model: string) => `Rules one by one: ${model}`,
    graders: {
      language: 'Language of the question',
      politeForm: 'Polite form',
      givenNumbers: 'Only given numbers',
      fieldsUsed: 'Brand Hub used',
      form: 'Form that was asked for',
      length: 'Length',
      family: 'To the point',
      noInvention: 'Nothing invented',
      noRepetition: 'No repetition',
      typography: 'Quotation marks, dashes and numbers',
    },
    graderShare: (share: string, passed: string, applicable: string) =>
      `${share} (${passed} of ${applicable})`,
    doesNotApply: 'does not apply',
  },

  changes: {
    title: 'Changes',
    none: 'Nothing has been changed yet.',
    kinds: {
      used: 'Model put into use',
      stopped: 'Model no longer used',
      prices: 'Prices changed',
      ceilings: 'Ceilings changed',
    },
    gone: 'a deleted account',
    pricesOf: (currency: string) =>
      `${currency} per million tokens: read / read from cache / written`,
    noPrices: 'no prices',
  },
};
