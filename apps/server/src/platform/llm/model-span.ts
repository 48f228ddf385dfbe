import type { Usage } from './models.ts';
import type { ProviderRequest } from './provider-request.ts';

/** The span of a request to a model. It gets nothing that anybody wrote. */
export interface ModelSpan {
  /** @param model as the provider names the one that answers */
  answeredBy(model: string | undefined): void;
  sawText(): void;
  finished(reason: string, usage: Usage | null): void;
  /** Without `finished` before it, the request has failed or was given up. */
  end(): void;
}

let open: ((request: ProviderRequest) => ModelSpan) | null = null;

/** From now on, each request to a model of this process opens a span; null: none does. */
export function traceModels(openSpan: typeof open): void {
  open = openSpan;
}

/** Null without tracing. */
export function modelSpan(request: ProviderRequest): ModelSpan | null {
  return open?.(request) ?? null;
}
