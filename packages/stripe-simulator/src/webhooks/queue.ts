/** Runs asynchronous jobs one after the other, in the order they were added. */
export interface Queue {
  /** Resolves when this job has ended. */
  add(job: () => Promise<void>): Promise<void>;
  /** Resolves when no job is left, those added meanwhile included. */
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
