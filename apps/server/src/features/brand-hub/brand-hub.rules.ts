import {
  type BrandFieldName,
  type BrandSectionName,
  brandFields,
  brandSections,
  brandValue,
  fieldApplies,
  isFilled,
  type KnownBrandField,
} from '@savet/contract/brand-hub';
import type { AccountType } from '@savet/contract/choices/account-types';
import type { Receipt, UserDocument } from '@savet/contract/documents';
import { hasBrandHub } from '@savet/contract/plans';
import { parsedColors, typedColors } from './brand-look.rules.ts';
import { cutValue, longestValue } from './profile-budget.rules.ts';

const sectionLabels: Record<BrandSectionName, string> = {
  basicInfo: 'Business profile',
  brandCore: 'Brand core',
  targetAudience: 'Target audience',
  positioning: 'Positioning',
  brandVoice: 'Brand voice',
  visualIdentity: 'Visual identity',
  coreProducts: 'Products',
};
const fieldLabels: Record<Exclude<BrandFieldName, 'businessName'>, string> = {
  industry: 'Industry',
  businessDescription: 'Business description',
  role: 'Role',
  mission: 'Mission',
  vision: 'Vision',
  values: 'Values',
  brandPurpose: 'Brand purpose',
  idealCustomer: 'Ideal customer',
  painPoints: 'Pain points',
  desires: 'Desires',
  buyingTriggers: 'Buying triggers',
  category: 'Category',
  competitiveAdvantage: 'Competitive advantage',
  positioningStatement: 'Positioning statement',
  toneOfVoice: 'Tone of voice',
  vocabularyGuide: 'Vocabulary guide',
  brandColors: 'Brand colours',
  designStyle: 'Design style',
  products: 'Products and services',
  usp: 'Unique selling proposition',
};
/** The account type selects this label (specification, section 6). */
const businessNameLabels: Record<AccountType, string> = {
  startup: 'Startup name',
  other: 'Company name',
};
const lineBreaks = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

interface ProfileEntry {
  section: BrandSectionName;
  path: string;
  label: string;
  value: string;
  version: number;
}

/**
 * Formats a user's profile for the consultant: a `- Label: value` line per field, below its section's
 * heading. Structure starts at the left margin and further lines of a value are indented by two
 * spaces, so that a value cannot forge a heading or another field. Beyond `PROFILE_BUDGET` the
 * longest values are cut, with a note.
 * @param options `withEmail`: false to leave out the e-mail address
 * @returns the text, and the Brand Hub fields in it with their versions
 */
export function profileText(
  user: UserDocument,
  { withEmail = true }: { withEmail?: boolean } = {},
): { userInfo: string; fields: Receipt['fields'] } {
  const entries = hasBrandHub(user.plan) ? profileEntries(user) : [];
  const longest = longestValue(entries.map(({ value }) => value.length));
  const blocks = [personText(user, withEmail)].filter((text) => text !== '');
  for (const { name } of brandSections) {
    const lines = entries
      .filter(({ section }) => section === name)
      .map(({ label, value }) => `- ${label}: ${cutValue(value, longest)}`);
    if (lines.length > 0) blocks.push([sectionLabels[name], ...lines].join('\n'));
  }
  const fields = entries.map(({ path, version, value }) => ({
    path,
    version,
    ...(value.length > longest && { cut: true }),
  }));
  return { userInfo: blocks.join('\n\n'), fields };
}

/** Words of questions for texts that carry an address: e-mails, signatures, contact pages. */
const emailWords = /mail|мейл|поща|contact|контакт|signature|подпис|address|адрес/i;

/** Whether an answer may need the person's e-mail address. */
export function asksForEmail(query: string): boolean {
  return emailWords.test(query);
}

/** The fields of a user's Brand Hub without a value, in its order; none if the plan has no Brand Hub. */
export function emptyFields(user: UserDocument): BrandFieldName[] {
  if (!hasBrandHub(user.plan)) return [];
  return brandFields
    .filter((field) => fieldApplies(field, user.accountType) && !isFilled(user.userInfo, field))
    .map(({ name }) => name);
}

/** Returns the filled fields in the order of the Brand Hub. */
function profileEntries(user: UserDocument): ProfileEntry[] {
  return brandSections.flatMap((section) =>
    section.fields.flatMap((field) => {
      const value = fieldApplies(field, user.accountType) ? valueText(user, field) : '';
      if (value === '') return [];
      const { path } = field;
      const label = labelOf(field, user.accountType);
      return [
        { section: section.name, path, label, value, version: user.brandVersions[path] ?? 1 },
      ];
    }),
  );
}

/** Parses a profile text into Brand Hub values by field name, ignoring lines in any other format. */
export function profileValues(userInfo: string): Partial<Record<string, string>> {
  const values: Partial<Record<string, string>> = {};
  let current: string | undefined;
  for (const line of userInfo.split(lineBreaks)) {
    const start = /^- ([^:]+): (.*)$/.exec(line);
    if (start?.[1] !== undefined) {
      current = namesByLabel.get(start[1]);
      if (current !== undefined) values[current] = start[2] ?? '';
    } else if (current !== undefined && line.startsWith('  ')) {
      values[current] += `\n${line.slice(2)}`;
    } else {
      current = undefined;
    }
  }
  return values;
}

const namesByLabel = new Map([
  ...Object.entries(fieldLabels).map(([name, label]) => [label, name] as const),
  ...Object.values(businessNameLabels).map((label) => [label, 'businessName'] as const),
]);

function personText(user: UserDocument, withEmail: boolean): string {
  const name = oneLine(`${user.firstName} ${user.lastName}`);
  const lines = [name !== '' && `Name: ${name}`, withEmail && `E-mail: ${oneLine(user.email)}`];
  return lines.filter((line) => line !== false).join('\n');
}

function labelOf({ name }: KnownBrandField, accountType: AccountType): string {
  return name === 'businessName' ? businessNameLabels[accountType] : fieldLabels[name];
}

function valueText(user: UserDocument, field: KnownBrandField): string {
  const value = brandValue(user.userInfo, field);
  if (field.input === 'line') return oneLine(value);
  if (field.input === 'colors') return colorsText(value);
  const lines = value.split(lineBreaks).map((line) => line.trim());
  return lines.filter((line) => line !== '').join('\n  ');
}

function oneLine(value: string): string {
  return value
    .split(lineBreaks)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}

/** Formats colours as `primary #112233, #445566; secondary #CCCCCC`; returns a value that is not JSON unchanged. */
function colorsText(value: string): string {
  const parsed = parsedColors(value);
  if (parsed === undefined) return oneLine(value);
  const lists = ['primary', 'secondary'].map((list) => {
    const colors = typedColors(parsed, list)
      .map(oneLine)
      .filter((hex) => hex !== '');
    return colors.length === 0 ? '' : `${list} ${colors.join(', ')}`;
  });
  return lists.filter((list) => list !== '').join('; ');
}
