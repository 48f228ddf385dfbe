import { invalid, StripeError } from '../errors.ts';

/** Parses a parameter. `name` is in Stripe's bracket notation, such as `items[0][price]`. */
export interface Param<Value> {
  read(input: unknown, name: string): Value;
  /** Parameters inside a hash; the first part of a list is `0`. */
  parts?: Fields;
}

export type Fields = Record<string, Param<unknown>>;
export type Values<Shape extends Fields> = {
  [Name in keyof Shape]: Shape[Name] extends Param<infer Value> ? Value : never;
};

/** A parameter that cannot be unset: an empty value is refused, as at Stripe. */
export function parameter<Value>(
  read: (input: unknown, name: string) => Value,
  parts?: Fields,
): Param<Value | undefined> {
  return {
    read(input, name) {
      if (input === undefined) return undefined;
      if (input === '') {
        throw invalid(
          `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset. You should remove '${name}' from your request or supply a non-empty value.`,
          name,
          'parameter_invalid_empty',
        );
      }
      return read(input, name);
    },
    ...(parts && { parts }),
  };
}

/** A parameter that an empty value unsets. */
export function clearable<Value>(param: Param<Value>): Param<Value | null> {
  return { ...param, read: (input, name) => (input === '' ? null : param.read(input, name)) };
}

export const text = parameter((input, name) => {
  if (typeof input !== 'string') throw invalid(`Invalid string: ${name}`, name);
  if (input.length > 5_000) throw invalid(`Invalid string: ${name} is too long`, name);
  return input;
});

/** An e-mail address. */
export const email = parameter((input, name) => {
  const address = text.read(input, name);
  if (address === undefined || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) {
    throw invalid(`Invalid email address: ${address}`, name, 'email_invalid');
  }
  return address;
});

/** Currencies of countries; codes with X are those of metals, funds and tests, except four. */
const currencies = new Set(
  Intl.supportedValuesOf('currency')
    .filter((code) => !code.startsWith('X') || ['XAF', 'XCD', 'XOF', 'XPF'].includes(code))
    .map((code) => code.toLowerCase()),
);

/** An ISO currency code, returned in lower case. */
export const currency = parameter((input, name) => {
  const code = text.read(input, name)?.toLowerCase();
  if (code === undefined || !currencies.has(code)) {
    throw invalid(`Invalid currency: ${code}.`, name);
  }
  return code;
});

export const integer = parameter((input, name) => {
  if (typeof input !== 'string' || !/^-?\d{1,15}$/.test(input)) {
    throw invalid(`Invalid integer: ${shown(input)}`, name, 'parameter_invalid_integer');
  }
  return Number(input);
});

export const flag = parameter((input, name) => {
  if (input !== 'true' && input !== 'false') {
    throw invalid(`Invalid boolean: ${shown(input)}`, name);
  }
  return input === 'true';
});

/** An enum value. */
export function oneOf<const Allowed extends readonly string[]>(
  ...values: Allowed
): Param<Allowed[number] | undefined> {
  return parameter((input, name) => {
    const match = values.find((value) => value === input);
    if (match === undefined) {
      throw invalid(`Invalid ${name}: must be one of ${values.join(', ')}`, name);
    }
    return match;
  });
}

/** Changes of key-value pairs: an empty value removes its key, an empty string removes all. */
export const metadataChanges: Param<Record<string, string> | undefined> = {
  read(input, name) {
    if (input === undefined) return undefined;
    if (input === '') return {};
    if (typeof input !== 'object' || input === null || Array.isArray(input)) {
      throw invalid(`Invalid hash: ${name}`, name);
    }
    const entries = Object.entries(input).map(([key, value]: [string, unknown]) => {
      const fits = typeof value === 'string' && key.length <= 40 && value.length <= 500;
      if (!fits)
        throw invalid(`Metadata keys have at most 40, values 500 characters: ${key}`, name);
      return [key, value] as const;
    });
    if (entries.length > 50) throw invalid('Metadata has at most 50 keys.', name);
    return Object.fromEntries(entries);
  },
};

/** Key-value pairs of a new object, which has no key without a value. */
export const metadata: Param<Record<string, string> | undefined> = {
  read(input, name) {
    const given = metadataChanges.read(input, name);
    return given && Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  },
};

/** A nested hash; unknown keys are rejected. */
export function hash<Shape extends Fields>(fields: Shape): Param<Values<Shape> | undefined> {
  return parameter((input, name) => {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) {
      throw invalid(`Invalid hash: ${name}`, name);
    }
    return readFields(fields, input as Record<string, unknown>, name);
  }, fields);
}

export function list<Value>(part: Param<Value>): Param<Exclude<Value, undefined>[] | undefined> {
  return parameter(
    (input, name) => {
      if (typeof input !== 'object' || input === null)
        throw invalid(`Invalid array: ${name}`, name);
      return Object.values(input).map(
        (item: unknown, index) => part.read(item, `${name}[${index}]`) as Exclude<Value, undefined>,
      );
    },
    { 0: part },
  );
}

/** A required parameter. */
export function required<Value>(param: Param<Value>): Param<NonNullable<Value>> {
  return {
    ...param,
    read(input, name) {
      const value = param.read(input, name);
      if (value === undefined || value === null) {
        throw invalid(`Missing required param: ${name}.`, name, 'parameter_missing');
      }
      return value;
    },
  };
}

/** Parses all parameters. @throws StripeError for an unknown or invalid one */
export function readFields<Shape extends Fields>(
  fields: Shape,
  input: Record<string, unknown>,
  parent = '',
): Values<Shape> {
  const nameOf = (key: string) => (parent === '' ? key : `${parent}[${key}]`);
  const unknown = Object.keys(input).filter((key) => !Object.hasOwn(fields, key));
  if (unknown[0] !== undefined) {
    throw new StripeError(400, `Received unknown parameter: ${nameOf(unknown[0])}`, {
      code: 'parameter_unknown',
      param: nameOf(unknown[0]),
    });
  }
  return Object.fromEntries(
    Object.entries(fields).map(([key, param]) => [key, param.read(input[key], nameOf(key))]),
  ) as Values<Shape>;
}

function shown(input: unknown): string {
  return typeof input === 'string' ? input : JSON.stringify(input);
}
