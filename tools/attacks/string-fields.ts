import type { CallName } from '@savet/contract/calls';
import { callInputs } from '../../apps/server/src/testing/call-inputs.ts';
import { callNames, callOf } from './contract-calls.ts';

type Path = readonly (string | number)[];

/** A text in an input. */
export interface TextField {
  path: Path;
  /** A valid input but for this field. */
  inputWith(value: unknown): object;
}

export interface StringField extends TextField {
  name: CallName;
}

/** Lists inside inputs, which the usual inputs leave out or empty. */
const fullLists: Partial<Record<CallName, object>> = {
  answerContactMessage: {
    proposals: [{ path: 'userInfo.brandHub.brandCore.vision', value: 'x' }],
  },
  setModelPrices: { prices: [{ model: 'm', input: 1, cachedInput: 1, output: 1 }] },
  reportCrash: { places: ['x'] },
};

/** Every text in the input of every call. */
export function stringFields(): StringField[] {
  return callNames.flatMap((name) => {
    const example: object = { ...callInputs[name], ...fullLists[name] };
    const { input } = callOf(name);
    const optional = Object.keys(input.shape)
      .filter(
        (field) => !(field in example) && input.safeParse({ ...example, [field]: 'x' }).success,
      )
      .map((field) => fieldAt(example, [field]));
    return [...textFields(example), ...optional].map((field) => ({ ...field, name }));
  });
}

/** Every text in an input. */
export function textFields(example: object): TextField[] {
  return textPaths(example, []).map((path) => fieldAt(example, path));
}

function fieldAt(example: object, path: Path): TextField {
  return { path, inputWith: (value) => replaced(example, path, value) as object };
}

function textPaths(value: unknown, path: Path): Path[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textPaths(inner, [...path, key]));
}

function replaced(value: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value)) {
    return value.map((each: unknown, index) =>
      String(index) === key ? replaced(each, rest, other) : each,
    );
  }
  const object = value as Record<string, unknown>;
  return { ...object, [key]: replaced(object[key], rest, other) };
}
