/** A guard of the product, how to take it away, and what must fail then. */
export interface Guard {
  /** In words. */
  guard: string;
  file: string;
  /** Text of the file, which is replaced where it stands first. */
  was: string;
  /** Text without the guard, or with a weaker one. */
  becomes: string;
  proof: UnitTest | Attack;
  /** If the embedded database, which has one connection, can't show it. */
  database?: 'PostgreSQL';
}

/** The file of a test, its title as the file has it, and that of an earlier test that it builds on. */
export type UnitTest = readonly [file: string, title: string, earlier?: string];

/** A case of `tools/attacks`, where no unit test shows the guard. */
export interface Attack {
  attack: number;
}

export function isAttack(proof: Guard['proof']): proof is Attack {
  return 'attack' in proof;
}
