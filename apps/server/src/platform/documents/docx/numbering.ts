import { AlignmentType, type ILevelsOptions, LevelFormat } from 'docx';

/** Word knows nine levels. */
const LEVELS = 9;
/** In twentieths of a point. */
const INDENT = 400;

export const BULLETS = 'bullets';

/** The lists of a document: one definition for all bullets, and one for each numbered list, which starts with its own number. */
export function numberings() {
  const config: { reference: string; levels: ILevelsOptions[] }[] = [
    { reference: BULLETS, levels: levels(LevelFormat.BULLET, () => '•', 1) },
  ];
  return {
    config,
    /** The reference of a new numbered list. */
    ordered: (start: number): string => {
      const reference = `numbers-${config.length}`;
      config.push({
        reference,
        levels: levels(LevelFormat.DECIMAL, (level) => `%${level + 1}.`, start),
      });
      return reference;
    },
  };
}

export type Numberings = ReturnType<typeof numberings>;

export function levelOf(depth: number): number {
  return Math.min(depth, LEVELS - 1);
}

function levels(
  format: (typeof LevelFormat)[keyof typeof LevelFormat],
  text: (level: number) => string,
  start: number,
): ILevelsOptions[] {
  return Array.from({ length: LEVELS }, (_, level) => ({
    level,
    format,
    text: text(level),
    start,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: INDENT * (level + 1), hanging: INDENT - 60 } } },
  }));
}
