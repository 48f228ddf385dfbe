import qs from 'qs';
import { invalid, StripeError } from './errors.ts';

/** How a parameter is read from its text; nested ones are named in Stripe's bracket form. */
export interface Param<Value> {
  read(given: unknown, name: string): Value;
}

type Fields = Record<string, Param<unknown>>;
export type Values<Shape extends Fields> = {
  [Name in keyof Shape]: Shape[Name] extends Param<infer Value> ? Value : never;
};

/** Deeper or longer than anything the API takes. */
const PARSING = { depth: 8, arrayLimit: 1_000, parameterLimit: 5_000, allowPrototypes: false };

/** Reads a query or a form body; keys in brackets become objects and lists. */
export function parseForm(text: string): Record<string, unknown> {
  return qs.parse(text, { ...PARSING, ignoreQueryPrefix: true });
}

/** Text; the empty one unsets, as in Stripe. */
export const text: Param<string | null | undefined> = {
  read(given, name) {
    if (given === undefined) return undefined;
    if (typeof given !== 'string') throw invalid(`Invalid string: ${name}`, name);
    if (given.length > 5_000) throw invalid(`Invalid string: ${name} is too long`, name);
    return given === '' ? null : given;
  },
};

/** An e-mail address; the empty text unsets. */
export const email: Param<string | null | undefined> = {
  read(given, name) {
    const address = text.read(given, name);
    if (address && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) {
      throw invalid(`Invalid email address: ${address}`, name, 'email_invalid');
    }
    return address;
  },
};

export const integer: Param<number | undefined> = {
  read(given, name) {
    if (given === undefined || given === '') return undefined;
    if (typeof given !== 'string' || !/^-?\d{1,15}$/.test(given)) {
      throw invalid(`Invalid integer: ${shown(given)}`, name, 'parameter_invalid_integer');
    }
    return Number(given);
  },
};

export const decimal: Param<number | undefined> = {
  read(given, name) {
    if (given === undefined || given === '') return undefined;
    if (typeof given !== 'string' || !/^\d{1,9}(\.\d{1,4})?$/.test(given)) {
      throw invalid(`Invalid decimal: ${shown(given)}`, name);
    }
    return Number(given);
  },
};

export const flag: Param<boolean | undefined> = {
  read(given, name) {
    if (given === undefined) return undefined;
    if (given !== 'true' && given !== 'false') {
      throw invalid(`Invalid boolean: ${shown(given)}`, name);
    }
    return given === 'true';
  },
};

/** One of some words. */
export function word<const Words extends readonly string[]>(
  ...words: Words
): Param<Words[number] | undefined> {
  return {
    read(given, name) {
      if (given === undefined || given === '') return undefined;
      const known = words.find((one) => one === given);
      if (known === undefined) {
        throw invalid(`Invalid ${name}: must be one of ${words.join(', ')}`, name);
      }
      return known;
    },
  };
}

/** Keys and values of the caller's own; the empty text removes all. */
export const metadata: Param<Record<string, string> | undefined> = {
  read(given, name) {
    if (given === undefined) return undefined;
    if (given === '') return {};
    if (typeof given !== 'object' || given === null || Array.isArray(given)) {
      throw invalid(`Invalid hash: ${name}`, name);
    }
    const entries = Object.entries(given).map(([key, value]: [string, unknown]) => {
      const fits = typeof value === 'string' && key.length <= 40 && value.length <= 500;
      if (!fits)
        throw invalid(`Metadata keys have at most 40, values 500 characters: ${key}`, name);
      return [key, value] as const;
    });
    if (entries.length > 50) throw invalid('Metadata has at most 50 keys.', name);
    return Object.fromEntries(entries);
  },
};

/** A nested hash; what it does not know is refused. */
export function hash<Shape extends Fields>(fields: Shape): Param<Values<Shape> | undefined> {
  return {
    read(given, name) {
      if (given === undefined || given === '') return undefined;
      if (typeof given !== 'object' || given === null || Array.isArray(given)) {
        throw invalid(`Invalid hash: ${name}`, name);
      }
      return readFields(fields, given as Record<string, unknown>, name);
    },
  };
}

/** A list; the empty text is an empty one. */
export function list<Value>(part: Param<Value>): Param<Exclude<Value, undefined>[] | undefined> {
  return {
    read(given, name) {
      if (given === undefined) return undefined;
      if (given === '') return [];
      const parts: unknown[] =
        typeof given === 'object' && given !== null ? Object.values(given) : [];
      if (typeof given !== 'object') throw invalid(`Invalid array: ${name}`, name);
      return parts.map(
        (one, place) => part.read(one, `${name}[${place}]`) as Exclude<Value, undefined>,
      );
    },
  };
}

/** A parameter that must be there. */
export function required<Value>(param: Param<Value>): Param<NonNullable<Value>> {
  return {
    read(given, name) {
      const value = param.read(given, name);
      if (value === undefined || value === null) {
        throw invalid(`Missing required param: ${name}.`, name, 'parameter_missing');
      }
      return value;
    },
  };
}

/** Reads what is known. @throws StripeError for anything else */
export function readFields<Shape extends Fields>(
  fields: Shape,
  given: Record<string, unknown>,
  parent = '',
): Values<Shape> {
  const nameOf = (key: string) => (parent === '' ? key : `${parent}[${key}]`);
  const unknown = Object.keys(given).filter((key) => !Object.hasOwn(fields, key));
  if (unknown[0] !== undefined) {
    throw new StripeError(400, `Received unknown parameter: ${nameOf(unknown[0])}`, {
      code: 'parameter_unknown',
      param: nameOf(unknown[0]),
    });
  }
  return Object.fromEntries(
    Object.entries(fields).map(([key, param]) => [key, param.read(given[key], nameOf(key))]),
  ) as Values<Shape>;
}

function shown(given: unknown): string {
  return typeof given === 'string' ? given : JSON.stringify(given);
}
