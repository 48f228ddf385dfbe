import { setTimeout as sleep } from 'node:timers/promises';
import type { Break, Delays, EngineOptions, StandInModel } from './engine-options.ts';
import type { Message } from './prompt-tokens.ts';

export interface ModelState extends StandInModel {
  /** The window that it is loaded with; null if it is not loaded. */
  window: number | null;
  /** Resolves when it is loaded. */
  loading?: Promise<unknown>;
}

/** The models, options and counters of a stand-in. */
export class EngineState {
  readonly models: ModelState[];
  readonly options: EngineOptions;
  delays: Required<Delays> = { firstByteMs: 0, pieceMs: 0 };
  planned: { how: Break; afterPieces: number } | null = null;
  failure: { status: number; message: string } | null = null;
  /** Loading waits for this too. */
  held: Promise<void> | null = null;
  cuts = 0;
  loads = 0;
  abandoned = 0;
  /** Whether it has vanished. */
  isGone = false;

  /** @param windowOf the window with which a model that is loaded from the start is loaded */
  constructor(
    options: EngineOptions,
    loadedByDefault: boolean,
    windowOf: (model: StandInModel) => number,
  ) {
    this.options = options;
    this.models = options.models.map((model) => {
      const isLoaded = model.loaded ?? loadedByDefault;
      return { ...model, window: isLoaded ? windowOf(model) : null };
    });
  }

  model(name: string): ModelState | undefined {
    return this.models.find((model) => model.name === name);
  }

  /** Loads the model unless it is loaded with this window. Requests during the loading wait for its end. */
  async load(model: ModelState, window: number): Promise<void> {
    await model.loading;
    if (model.window === window) return;
    this.loads += 1;
    model.window = null;
    model.loading = Promise.all([sleep(model.loadMs ?? 0), this.held]);
    await model.loading;
    model.window = window;
  }

  unloadAll(): void {
    for (const model of this.models) model.window = null;
  }

  reply(messages: readonly Message[]): string {
    return this.options.reply?.(messages) ?? 'Започнете от **стойността** 😀.';
  }

  takePlanned(): EngineState['planned'] {
    const { planned } = this;
    this.planned = null;
    return planned;
  }

  takeFailure(): EngineState['failure'] {
    const { failure } = this;
    this.failure = null;
    return failure;
  }
}
