import type { CallOutput } from '@savet/contract/calls';
import { type Language, languageCodes, languages } from '@savet/contract/languages';
import type { LegalDocumentKind } from '@savet/contract/legal';
import { unbrokenDate } from '@savet/i18n/formats';
import { type ReactNode, useEffect, useState } from 'react';
import { callWithoutSubject } from '#data/call/call.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useLegalText, usePublicText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Page } from '#ui/page/page.tsx';
import { SectionList } from '#ui/page/section-list.tsx';
import { contentsOf, type Heading } from './contents.rules.ts';
import { Contents } from './contents.tsx';
import styles from './legal.module.css';
import { LegalLinks } from './legal-links.tsx';
import { bodyBelow, titleOf } from './title-of.rules.ts';

interface LegalDocumentProps {
  kind: LegalDocumentKind;
  /** Renders Markdown. Its headings have the ids of `headingsOf`. */
  render: (text: string) => ReactNode;
  headingsOf: (text: string) => readonly Heading[];
}

/** A document in the reader's language, or in one that it has, and says so. */
export function LegalDocument({ kind, render, headingsOf }: LegalDocumentProps) {
  const { shell } = usePublicText();
  const { page, documents } = useLegalText();
  const { locale, language } = useLanguage();
  const [chosen, setChosen] = useState<Language | null>(null);
  const { document, hasFailed, reload } = useDocument(kind, chosen ?? language);
  const parts = document && titleOf(document.text);
  const title = parts?.title === documents[kind] ? null : (parts?.title ?? null);
  const body = parts ? bodyBelow(title, parts.body) : '';
  const contents = contentsOf(headingsOf(body));
  const others = document?.languages.filter((other) => other !== document.language) ?? [];
  const back = { to: '/', label: page.back };
  if (hasFailed && !document) {
    return (
      <Page message title={documents[kind]} back={back}>
        <p role="alert">{page.failed}</p>
        <p>
          <Button kind="primary" onClick={reload}>
            {page.retry}
          </Button>
        </p>
      </Page>
    );
  }
  return (
    <Page
      title={documents[kind]}
      back={back}
      // The column is there before the text, so that the page does not move.
      aside={
        contents.length > 0 ? <SectionList label={page.contents} sections={contents} /> : <div />
      }
    >
      {!document && <Skeleton label={shell.loading} rows={6} />}
      {hasFailed && (
        <p role="alert">
          {page.failed} <Button onClick={reload}>{page.retry}</Button>
        </p>
      )}
      {document && (
        <>
          <div className={styles.about}>
            <span>{page.since(unbrokenDate(locale, document.since))}</span>
            {document.languages.length < languageCodes.length && document.language !== language && (
              <span>{page.onlyIn[document.language]}</span>
            )}
            {others.map((other) => (
              <Button key={other} kind="quiet" onClick={() => setChosen(other)}>
                {page.readIn[other]}
              </Button>
            ))}
          </div>
          {contents.length > 0 && <Contents label={page.contents} headings={contents} />}
          <article lang={languages[document.language].tag} className={styles.document}>
            {title !== null && <h2>{title}</h2>}
            {render(body)}
          </article>
        </>
      )}
      <LegalLinks />
    </Page>
  );
}

type Loaded = CallOutput<'getLegalDocument'> & { of: string };

/** The document; a response to an earlier request is ignored. */
function useDocument(kind: LegalDocumentKind, language: Language) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failedOf, setFailedOf] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const of = `${kind} ${language} ${attempt}`;
  useEffect(() => {
    let isCurrent = true;
    callWithoutSubject('getLegalDocument', { kind, language }).then(
      (document) => isCurrent && setLoaded({ ...document, of: kind }),
      () => isCurrent && setFailedOf(of),
    );
    return () => {
      isCurrent = false;
    };
  }, [kind, language, of]);
  return {
    // Another language of the same document replaces it when it is there.
    document: loaded?.of === kind ? loaded : null,
    hasFailed: failedOf === of,
    reload: () => setAttempt((current) => current + 1),
  };
}
