export interface TracedResponse {
  route: string;
  status: number;
}

/** Traces of requests and of what they ask models, for an OpenTelemetry collector. */
export interface Tracing {
  /** Runs a request in a span of its own; what it starts belongs to it. */
  request(method: string, run: () => Promise<TracedResponse>): Promise<void>;
  /** Sends what has not been sent yet. */
  close(): Promise<void>;
}
