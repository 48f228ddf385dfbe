import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { subject } from './subject.ts';

/** Access to a call: everyone, any signed-in user, or staff. */
export type Access = 'public' | 'user' | 'admin';

export interface Call<
  Who extends Access = Access,
  Input extends z.ZodObject = z.ZodObject,
  Output extends z.ZodObject = z.ZodObject,
> {
  /**
   * A `user` call has a subject: `uid` in its input, the caller by default. In an `admin` call `uid` is an
   * ordinary argument; a `public` call has none.
   */
  readonly access: Who;
  /** A read changes nothing. A write is refused for a viewed subject. */
  readonly effect: 'read' | 'write';
  /** The output has secrets that are shown once: a result is never stored, and a repeated request runs again. */
  readonly isSecret?: boolean;
  /** One sentence for the documentation. */
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  /** Codes beyond the common ones. */
  readonly errors: readonly ErrorCode[];
}

type InputOf<Who extends Access> = Who extends 'user'
  ? z.ZodObject<{ uid: typeof subject }>
  : z.ZodObject;

/**
 * Declares a call. One without `access`, or a `user` call without `uid: subject`, does not compile.
 * Unknown input keys are refused.
 */
export function defineCall<
  const Who extends Access,
  Input extends InputOf<Who>,
  Output extends z.ZodObject,
>(call: Call<Who, Input, Output>): Call<Who, Input, Output> {
  return { ...call, input: call.input.strict() as Input };
}
