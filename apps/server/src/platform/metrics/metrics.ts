/** The end of a request, without anything that a user wrote. */
export interface EndedRequest {
  method: string;
  /** The pattern of its path, or the path of a call: never a token or an id. */
  route: string;
  status: number;
  seconds: number;
}

export interface EndedAnswer {
  /** State of the turn, or `lost` if another server settles it. */
  outcome: string;
  seconds: number;
  /** From the question to its first text; null without text. */
  firstTextSeconds: number | null;
}

export interface ModelTokens {
  model: string;
  purpose: string;
  inputTokens: number;
  cachedInputTokens: number;
  outputTokens: number;
}

export interface Gauge {
  name: string;
  help: string;
  /** Values by the label `state`; a number has no label. */
  read(): number | Record<string, number>;
}

/** The numbers that a server counts about itself. */
export interface Metrics {
  requestEnded(request: EndedRequest): void;
  answerEnded(answer: EndedAnswer): void;
  modelCalled(tokens: ModelTokens): void;
  /** Is read whenever the metrics are. */
  addGauge(gauge: Gauge): void;
  /** All metrics in the text format of Prometheus; null when nothing is counted. */
  text(): Promise<{ type: string; body: string } | null>;
}

/** Counts nothing. */
export const noMetrics: Metrics = {
  requestEnded: () => undefined,
  answerEnded: () => undefined,
  modelCalled: () => undefined,
  addGauge: () => undefined,
  text: async () => null,
};
