import type { SimulatorCore } from '../simulator.ts';
import { type Param, readFields, type Values } from './params.ts';

type Method = 'GET' | 'POST' | 'DELETE';

export interface Request<Fields> {
  core: SimulatorCore;
  /** Parts of the address, by name. */
  path: Record<string, string>;
  params: Fields;
}

/** One operation of the API. */
export interface Route {
  method: Method;
  /** Such as `/v1/customers/:id`. */
  path: string;
  answer(core: SimulatorCore, path: Record<string, string>, given: Record<string, unknown>): object;
}

/** Declares an operation; parameters it does not name are refused. */
export function route<Shape extends Record<string, Param<unknown>>>(
  method: Method,
  path: string,
  fields: Shape,
  answer: (request: Request<Values<Shape>>) => object,
): Route {
  return {
    method,
    path,
    answer: (core, parts, given) =>
      answer({ core, path: parts, params: readFields(fields, given) }),
  };
}
