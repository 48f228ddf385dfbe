import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import type { TextRun } from '../model.ts';

const require = createRequire(import.meta.url);
const SOFIA = '@expo-google-fonts/sofia-sans';
const DEJAVU = 'dejavu-fonts-ttf/ttf';

/** Sofia Sans for text; DejaVu for code, and for the characters that Sofia Sans lacks. */
const files = {
  regular: `${SOFIA}/400Regular/SofiaSans_400Regular.ttf`,
  italic: `${SOFIA}/400Regular_Italic/SofiaSans_400Regular_Italic.ttf`,
  bold: `${SOFIA}/700Bold/SofiaSans_700Bold.ttf`,
  boldItalic: `${SOFIA}/700Bold_Italic/SofiaSans_700Bold_Italic.ttf`,
  mono: `${DEJAVU}/DejaVuSansMono.ttf`,
  fallback: `${DEJAVU}/DejaVuSans.ttf`,
} as const;
export type FontName = keyof typeof files;
export const fontNames = Object.keys(files) as FontName[];

/** Stands for a letter that no font has. */
const UNKNOWN = '□';
/** Characters that are left out if no font has them: they are decoration, or have no width. */
const decoration = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Cf}\p{Cc}\p{Mn}]$/u;

interface Font {
  bytes: Buffer;
  has(codePoint: number): boolean;
}

const loaded = new Map<FontName, Font>();

/** The bytes of a font; each file is read once per thread. */
export function fontBytes(name: FontName): Buffer {
  return load(name).bytes;
}

/** Splits a text into pieces that one font can show. Bidirectional controls and emoji without a glyph are left out. */
export function byFont(run: TextRun): { font: FontName; text: string }[] {
  const wanted = fontOf(run);
  const pieces: { font: FontName; text: string }[] = [];
  for (const character of run.text.normalize('NFC')) {
    const { font, text } = shown(character, wanted);
    const last = pieces.at(-1);
    if (text === '') continue;
    if (last?.font === font) last.text += text;
    else pieces.push({ font, text });
  }
  return pieces;
}

function shown(character: string, wanted: FontName): { font: FontName; text: string } {
  if (character === '\n' || character === '\t') return { font: wanted, text: ' ' };
  const codePoint = character.codePointAt(0) ?? 0;
  for (const font of [wanted, 'fallback'] as const) {
    if (load(font).has(codePoint)) return { font, text: character };
  }
  return { font: 'fallback', text: decoration.test(character) ? '' : UNKNOWN };
}

function fontOf({ bold, italic, code }: TextRun): FontName {
  if (code) return 'mono';
  if (bold) return italic ? 'boldItalic' : 'bold';
  return italic ? 'italic' : 'regular';
}

function load(name: FontName): Font {
  const existing = loaded.get(name);
  if (existing) return existing;
  const bytes = readFileSync(require.resolve(files[name]));
  const parsed = fontkit.create(bytes);
  if (!('hasGlyphForCodePoint' in parsed)) throw new Error(`${files[name]} is no single font`);
  const font = { bytes, has: (codePoint: number) => parsed.hasGlyphForCodePoint(codePoint) };
  loaded.set(name, font);
  return font;
}
