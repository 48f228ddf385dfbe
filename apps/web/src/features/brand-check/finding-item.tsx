import { type CheckRule, type CheckRuleGroup, groupOf } from '@savet/contract/brand-check';
import { brandFieldAt } from '@savet/contract/brand-hub';
import type { CheckTexts } from '@savet/i18n/catalogue';
import { Link } from 'react-router';
import { useUser } from '#data/documents/hooks.ts';
import { useLateTexts, useText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { fieldLabel } from '../brand-hub/field-label.rules.ts';
import styles from './brand-check.module.css';
import {
  addedSpaces,
  beginningsOf,
  type CheckFinding,
  type CheckOutput,
  dividedLines,
  wordsAround,
} from './check-state.rules.ts';
import { checkTexts } from './check-texts.ts';

interface FindingItemProps {
  readonly finding: CheckFinding;
  readonly text: string;
  /** As they are shown. */
  readonly words: string;
  readonly fix: string | null;
  readonly isBusy: boolean;
  /** The fields with which claims are compared. */
  readonly facts: NonNullable<CheckOutput['facts']>;
  onFix(): void;
  /** Lets the user write, where no rule has a fix. */
  onEdit(): void;
  /** Deletes the sentence; absent where that is no fix. */
  readonly onDelete: (() => void) | undefined;
  /** Absent while another account is viewed. */
  readonly onReject: (() => void) | undefined;
  readonly onNever: (() => void) | undefined;
}

/** Groups whose words can become words to avoid. */
const bannable: ReadonlySet<CheckRuleGroup> = new Set(['tone', 'claims', 'promises']);
/** Longer words are no expression for the vocabulary guide. */
const BANNED_WORDS_MAX = 5;

/** One finding: the words, the rule, where it comes from, and what can be done. */
export function FindingItem(props: FindingItemProps) {
  const { finding, text, words } = props;
  const texts = useLateTexts(checkTexts);
  const group = groupOf(finding.rule);
  const fix = useFixText(props);
  const hasWay = fix !== null || props.onDelete !== undefined;
  const isExpression = /\p{L}/u.test(words) && words.split(/\s+/).length <= BANNED_WORDS_MAX;
  return (
    <li>
      <p className={styles.reason}>
        <q className={styles.words}>{words}</q> {texts.rules[finding.rule]}{' '}
        <Detail finding={finding} group={group} />
      </p>
      <p className={styles.source}>
        <Source finding={finding} group={group} />
      </p>
      {group === 'claims' && props.facts.length > 0 && <Facts facts={props.facts} />}
      {finding.edits && group === 'length' && <Divided finding={finding} text={text} />}
      {!hasWay && <p className={styles.reason}>{noFixText(texts, finding.rule)}</p>}
      {finding.cut !== undefined && <Cut text={text} at={finding.cut} />}
      <div className={styles.choices}>
        {fix !== null && (
          <Button label={`${fix}: ${words}`} disabled={props.isBusy} onClick={props.onFix}>
            {fix}
          </Button>
        )}
        {!hasWay && (
          <Button label={`${texts.edit}: ${words}`} disabled={props.isBusy} onClick={props.onEdit}>
            {texts.edit}
          </Button>
        )}
        {props.onDelete && (
          <Button
            label={`${texts.deleteSentence}: ${words}`}
            disabled={props.isBusy}
            onClick={props.onDelete}
          >
            {texts.deleteSentence}
          </Button>
        )}
        {props.onReject && (
          <Button
            kind="quiet"
            label={`${texts.reject}: ${words}`}
            disabled={props.isBusy}
            onClick={props.onReject}
          >
            {texts.reject}
          </Button>
        )}
        {props.onNever && bannable.has(group) && isExpression && (
          <Button kind="quiet" label={`${texts.never}: ${words}`} onClick={props.onNever}>
            {texts.never}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The label of the button that mends a finding; null if no rule can. */
function useFixText({ finding, text, words, fix }: FindingItemProps): string | null {
  const texts = useLateTexts(checkTexts);
  const { rule, edits = [], division } = finding;
  const [first] = edits;
  if (division) return (division.isList ? texts.splitList : texts.splitSentence)(division.parts);
  if (rule === 'paragraphs' && first) return texts.splitParagraph(edits.length + 1);
  if (rule === 'wantedWords' && first) {
    return texts.useWord(text.slice(first.start, first.end), first.text);
  }
  if (fix !== null && rule === 'alphabet') return texts.fixLetters[otherAlphabet(finding.detail)];
  const spaces = rule === 'spaces' ? addedSpaces({ words, fix }) : null;
  if (spaces !== null) return spaces < 0 ? texts.fixSpaces.less : texts.fixSpaces.more;
  return fix === null ? null : texts.fix(fix);
}

type Alphabet = 'latin' | 'cyrillic';

function alphabetOf(letters: string): Alphabet {
  return /\p{Script=Cyrillic}/u.test(letters) ? 'cyrillic' : 'latin';
}

function otherAlphabet(letters: string): Alphabet {
  return alphabetOf(letters) === 'cyrillic' ? 'latin' : 'cyrillic';
}

function noFixText({ noFix, noFixes }: CheckTexts, rule: CheckRule): string {
  const own: Partial<Record<CheckRule, string>> = noFixes;
  return own[rule] ?? noFix;
}

/** The parts of a divided sentence, or the beginnings of the new paragraphs. */
function Divided({ finding, text }: Pick<FindingItemProps, 'finding' | 'text'>) {
  const texts = useLateTexts(checkTexts);
  const { division, detail } = finding;
  const shown = division ? dividedLines(text, finding) : beginningsOf(text, finding);
  const max = Number(detail.split(' / ')[1]);
  return (
    <p className={styles.source}>
      {division ? texts.divided : texts.beginnings}{' '}
      {shown.map((words) => (
        <q key={words}>{words}</q>
      ))}
      {division && division.longest > max && <> {texts.staysLong(division.longest)}</>}
    </p>
  );
}

/** A place at which a person could divide a sentence. */
function Cut({ text, at }: { text: string; at: number }) {
  const texts = useLateTexts(checkTexts);
  const { before, after } = wordsAround(text, at);
  return <p className={styles.reason}>{texts.cut(before, after)}</p>;
}

/** The entry of the field or the limit, where it says more than the sentence. */
function Detail({ finding, group }: { finding: CheckFinding; group: CheckRuleGroup }) {
  const texts = useLateTexts(checkTexts);
  if (group === 'length') {
    const [found = '', most = ''] = finding.detail.split(' / ');
    const said = finding.rule === 'wholeText' ? texts.characters : texts.words;
    return <>{said(found, most)}.</>;
  }
  if (group === 'alphabet') {
    const letters = Array.from(finding.detail).join(', ');
    return <>{texts.foreignLetters[alphabetOf(finding.detail)](letters)}</>;
  }
  const isNamed = group === 'words' || group === 'names' || group === 'promises';
  return isNamed && finding.detail !== '' ? <q>{finding.detail}</q> : null;
}

function Source({ finding, group }: { finding: CheckFinding; group: CheckRuleGroup }) {
  const texts = useLateTexts(checkTexts);
  if (finding.path !== null) return <FieldVersion path={finding.path} version={finding.version} />;
  if (group === 'claims') return <>{texts.ofFacts}</>;
  return <>{group === 'length' ? texts.ofChannel : texts.ofLanguage}</>;
}

/** A field with a link, and the version of it that a rule has read. */
function FieldVersion({ path, version }: { path: string; version: number | null }) {
  const texts = useLateTexts(checkTexts);
  const { brandHub } = useText();
  const user = useUser();
  const field = brandFieldAt(path);
  if (!field || !user) return null;
  return (
    <>
      <Link to={`/brandhub#${field.path}`}>{fieldLabel(brandHub, field, user.accountType)}</Link>
      {version !== null && `, ${texts.version(version)}`}
    </>
  );
}

function Facts({ facts }: Pick<FindingItemProps, 'facts'>) {
  const texts = useLateTexts(checkTexts);
  return (
    <details className={styles.source}>
      <summary>{texts.facts(facts.length)}</summary>
      <ul>
        {facts.map(({ path, version }) => (
          <li key={path}>
            <FieldVersion path={path} version={version} />
          </li>
        ))}
      </ul>
    </details>
  );
}
