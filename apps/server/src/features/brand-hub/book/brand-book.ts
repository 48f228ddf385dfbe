import {
  brandSections,
  brandValue,
  fieldApplies,
  isFilled,
  type KnownBrandField,
} from '@savet/contract/brand-hub';
import type { UserDocument } from '@savet/contract/documents';
import { type Language, languages } from '@savet/contract/languages';
import { catalogues } from '@savet/i18n/catalogues';
import { documentTexts } from '@savet/i18n/files/documents';
import { formatDate } from '@savet/i18n/formats';
import { avoidedWords, wantedWords } from '@savet/text/vocabulary';
import type { Block, DocumentSource } from '../../../platform/documents/model.ts';
import { lookOf } from '../brand-look.rules.ts';
import { documentColors } from '../document-look.rules.ts';
import { bookColors } from './book-colors.ts';
import { textBlocks } from './text-blocks.ts';

/** Titles in one language, or in several beside each other. */
type InLanguages = (text: (language: Language) => string) => string;

/**
 * The Brand Hub as a document for others. The texts are the user's own; titles are in the given languages, the account's first.
 * @returns null if nothing is filled in
 */
export function brandBook(
  user: UserDocument,
  shown: readonly Language[],
  now: Date,
): DocumentSource | null {
  const inLanguages: InLanguages = (text) => [...new Set(shown.map(text))].join(' · ');
  const blocks = brandSections.flatMap(({ name, fields }) => {
    const filled = fields.filter(
      (field) => fieldApplies(field, user.accountType) && isFilled(user.userInfo, field),
    );
    const content = filled.flatMap((field) => fieldBlocks(user, field, inLanguages));
    if (content.length === 0) return [];
    const title = inLanguages((language) => documentTexts[language].sections[name]);
    return [heading(1, title), ...content];
  });
  if (blocks.length === 0) return null;
  const look = lookOf(user);
  const title = inLanguages((language) => documentTexts[language].brandBook);
  const date = inLanguages((language) => formatDate(languages[language].tag, now));
  return {
    title: look.name || title,
    subtitle: look.name === '' ? date : `${title} · ${date}`,
    date: new Date(now.toISOString().slice(0, 10)),
    language: languages[user.language].tag,
    footer: look.name === '' ? title : `${look.name} · ${title}`,
    ...documentColors(look),
    hasCover: true,
    blocks,
  };
}

function fieldBlocks(
  user: UserDocument,
  field: KnownBrandField,
  inLanguages: InLanguages,
): Block[] {
  const value = brandValue(user.userInfo, field);
  const title = inLanguages((language) => {
    const { brandHub } = catalogues[language];
    const isCompanyName = field.name === 'businessName' && user.accountType === 'other';
    return isCompanyName ? brandHub.companyName : brandHub.fields[field.name];
  });
  if (field.input === 'colors') return bookColors(lookOf(user), user.language, inLanguages);
  const words = field.name === 'vocabularyGuide' ? wordTable(value, inLanguages) : [];
  return [heading(3, title), ...textBlocks(value), ...words];
}

/** The words of the guide to say and to avoid, side by side; a pair in one row. */
function wordTable(guide: string, inLanguages: InLanguages): Block[] {
  const avoided = avoidedWords(guide);
  const pairs = avoided.filter(({ say }) => say !== null);
  const say = [...pairs.map((pair) => pair.say ?? ''), ...wantedWords(guide)];
  const avoid = [...pairs, ...avoided.filter((word) => word.say === null)].map(
    (word) => word.avoid,
  );
  const columns = [
    { title: 'say', words: say, strike: false },
    { title: 'avoid', words: avoid, strike: true },
  ] as const;
  const filled = columns.filter(({ words }) => words.length > 0);
  if (filled.length === 0) return [];
  const head = filled.map(({ title }) => [
    { text: inLanguages((language) => documentTexts[language][title]) },
  ]);
  const rows = Array.from({ length: Math.max(say.length, avoid.length) }, (_, row) =>
    filled.map(({ words, strike }) => [{ text: words[row] ?? '', strike }]),
  );
  return [{ kind: 'table', head, rows }];
}

function heading(level: 1 | 2 | 3, text: string): Block {
  return { kind: 'heading', level, content: [{ text }] };
}
