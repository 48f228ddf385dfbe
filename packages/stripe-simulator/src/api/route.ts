import type { SimulatorCore } from '../simulator.ts';
import { type Param, readFields, type Values } from './params.ts';

type Method = 'GET' | 'POST' | 'DELETE';

export interface Request<Fields> {
  core: SimulatorCore;
  /** Path parameters by name. */
  path: Record<string, string>;
  params: Fields;
}

/** An operation of the API. */
export interface Route {
  method: Method;
  /** Such as `/v1/customers/:id`. */
  path: string;
  handle(core: SimulatorCore, path: Record<string, string>, input: Record<string, unknown>): object;
}

/** Declares an operation. Parameters that are not in `fields` are rejected. */
export function route<Shape extends Record<string, Param<unknown>>>(
  method: Method,
  path: string,
  fields: Shape,
  handle: (request: Request<Values<Shape>>) => object,
): Route {
  return {
    method,
    path,
    handle: (core, parts, input) =>
      handle({ core, path: parts, params: readFields(fields, input) }),
  };
}
