/** Runs asynchronous jobs sequentially, in the order of `add`. */
export interface Queue {
  /** Resolves when the job has ended. */
  add(job: () => Promise<void>): Promise<void>;
  /** Resolves when no job is left, including jobs added meanwhile. */
  empty(): Promise<void>;
}

export function createQueue(): Queue {
  let last: Promise<void> = Promise.resolve();
  return {
    add(job) {
      last = last.then(job);
      return last;
    },
    async empty() {
      let awaited: Promise<void> | undefined;
      while (awaited !== last) {
        awaited = last;
        await awaited;
      }
    },
  };
}
