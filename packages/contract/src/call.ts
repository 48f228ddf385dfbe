import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Who may make a call: anybody, any signed-in user, or staff. */
export type Access = 'public' | 'user' | 'admin';

export interface Call<
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodObject = z.ZodObject,
> {
  readonly access: Access;
  /** A read changes nothing; a write names its subject as its own, never a viewed user. */
  readonly effect: 'read' | 'write';
  /** One sentence for the documentation. */
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  /** Codes beyond the common ones. */
  readonly errors: readonly ErrorCode[];
}

/** Declares a call; one without `access` does not compile. Unknown input keys are refused. */
export function defineCall<Input extends z.ZodObject, Output extends z.ZodObject>(
  call: Call<Input, Output>,
): Call<Input, Output> {
  return { ...call, input: call.input.strict() as Input };
}
