import { invalid, StripeError } from '../errors.ts';

/** Parses a parameter. `name` is in Stripe's bracket notation, such as `items[0][price]`. */
export interface Param<Value> {
  read(input: unknown, name: string): Value;
}

type Fields = Record<string, Param<unknown>>;
export type Values<Shape extends Fields> = {
  [Name in keyof Shape]: Shape[Name] extends Param<infer Value> ? Value : never;
};

/** A string; an empty one unsets the value, as in Stripe's API. */
export const text: Param<string | null | undefined> = {
  read(input, name) {
    if (input === undefined) return undefined;
    if (typeof input !== 'string') throw invalid(`Invalid string: ${name}`, name);
    if (input.length > 5_000) throw invalid(`Invalid string: ${name} is too long`, name);
    return input === '' ? null : input;
  },
};

/** An e-mail address; an empty string unsets it. */
export const email: Param<string | null | undefined> = {
  read(input, name) {
    const address = text.read(input, name);
    if (address && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) {
      throw invalid(`Invalid email address: ${address}`, name, 'email_invalid');
    }
    return address;
  },
};

/** Currencies of countries; codes with X are those of metals, funds and tests, except four. */
const currencies = new Set(
  Intl.supportedValuesOf('currency')
    .filter((code) => !code.startsWith('X') || ['XAF', 'XCD', 'XOF', 'XPF'].includes(code))
    .map((code) => code.toLowerCase()),
);

/** An ISO currency code, returned in lower case. */
export const currency: Param<string | undefined> = {
  read(input, name) {
    const code = text.read(input, name)?.toLowerCase();
    if (code === undefined || currencies.has(code)) return code;
    throw invalid(`Invalid currency: ${code}.`, name);
  },
};

export const integer: Param<number | undefined> = {
  read(input, name) {
    if (input === undefined || input === '') return undefined;
    if (typeof input !== 'string' || !/^-?\d{1,15}$/.test(input)) {
      throw invalid(`Invalid integer: ${shown(input)}`, name, 'parameter_invalid_integer');
    }
    return Number(input);
  },
};

export const flag: Param<boolean | undefined> = {
  read(input, name) {
    if (input === undefined) return undefined;
    if (input !== 'true' && input !== 'false') {
      throw invalid(`Invalid boolean: ${shown(input)}`, name);
    }
    return input === 'true';
  },
};

/** An enum value. */
export function oneOf<const Allowed extends readonly string[]>(
  ...values: Allowed
): Param<Allowed[number] | undefined> {
  return {
    read(input, name) {
      if (input === undefined || input === '') return undefined;
      const match = values.find((value) => value === input);
      if (match === undefined) {
        throw invalid(`Invalid ${name}: must be one of ${values.join(', ')}`, name);
      }
      return match;
    },
  };
}

/** Key-value pairs; an empty string removes all. */
export const metadata: Param<Record<string, string> | undefined> = {
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

/** A nested hash; unknown keys are rejected. */
export function hash<Shape extends Fields>(fields: Shape): Param<Values<Shape> | undefined> {
  return {
    read(input, name) {
      if (input === undefined || input === '') return undefined;
      if (typeof input !== 'object' || input === null || Array.isArray(input)) {
        throw invalid(`Invalid hash: ${name}`, name);
      }
      return readFields(fields, input as Record<string, unknown>, name);
    },
  };
}

/** An array; an empty string is an empty array. */
export function list<Value>(part: Param<Value>): Param<Exclude<Value, undefined>[] | undefined> {
  return {
    read(input, name) {
      if (input === undefined) return undefined;
      if (input === '') return [];
      const parts: unknown[] =
        typeof input === 'object' && input !== null ? Object.values(input) : [];
      if (typeof input !== 'object') throw invalid(`Invalid array: ${name}`, name);
      return parts.map(
        (item, index) => part.read(item, `${name}[${index}]`) as Exclude<Value, undefined>,
      );
    },
  };
}

/** A required parameter. */
export function required<Value>(param: Param<Value>): Param<NonNullable<Value>> {
  return {
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
