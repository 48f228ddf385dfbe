import type { SimulatorCore } from '../simulator.ts';
import { type Fields, readFields, type Values } from './params.ts';

type Method = 'GET' | 'POST' | 'DELETE';

export interface Request<Params> {
  core: SimulatorCore;
  /** Path parameters by name. */
  path: Record<string, string>;
  params: Params;
}

/** An operation of the API. */
export interface Route {
  method: Method;
  /** Such as `/v1/customers/:id`. */
  path: string;
  /** Its parameters. */
  fields: Fields;
  handle(core: SimulatorCore, path: Record<string, string>, input: Record<string, unknown>): object;
  /** Answers a request with parsed parameters. */
  respond(request: Request<never>): object;
}

/** Declares an operation. Parameters that are not in `fields` are rejected. */
export function route<Shape extends Fields>(
  method: Method,
  path: string,
  fields: Shape,
  handle: (request: Request<Values<Shape>>) => object,
): Route {
  return {
    method,
    path,
    fields,
    handle: (core, parts, input) =>
      handle({ core, path: parts, params: readFields(fields, input) }),
    respond: handle,
  };
}
