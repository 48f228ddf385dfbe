import { type AuthPost, authBodies, authQueries } from '@savet/contract/accounts/auth-inputs';
import { authExamples } from '../../apps/server/src/testing/log-in/auth-examples.ts';
import { type TextField, textFields } from './string-fields.ts';

/** All routes of the accounts that take a body. */
export const accountPosts = Object.keys(authBodies) as AuthPost[];
/** All others, with the parameters in their addresses. */
export const accountPages = Object.entries(authQueries).map(([route, parameters]) => ({
  path: pathOf(route),
  parameters,
}));

export function pathOf(route: string): string {
  return `/api/auth/${route.split(' ')[1]}`;
}

/** A valid body with all fields. */
export function exampleOf(route: AuthPost): Record<string, unknown> {
  return { ...authExamples[route] };
}

/** Every text in the body of every route. */
export function accountTexts(): (TextField & { route: AuthPost })[] {
  return accountPosts.flatMap((route) =>
    textFields(exampleOf(route)).map((field) => ({ ...field, route })),
  );
}

/** The fields of a body that may be left out. */
export function isOptional(route: AuthPost, field: string): boolean {
  const { shape } = authBodies[route];
  return (
    (shape as Record<string, { safeParse(value: unknown): { success: boolean } }>)[
      field
    ]?.safeParse(undefined).success === true
  );
}
