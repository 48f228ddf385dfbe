import { Fragment } from 'react';
import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { useLegalText } from '#lib/language/use-text.ts';
import { DocumentLink } from './document-link.tsx';

interface TermsLabelProps {
  /** Whether it names the refund policy too: before a payment. */
  hasRefunds?: boolean;
}

/** “I accept the terms and have read the privacy policy and the refund policy.”, with those links that exist. */
export function TermsLabel({ hasRefunds = false }: TermsLabelProps) {
  const { acceptance } = useLegalText();
  const { accept, terms, read, and } = acceptance;
  const documents = useConfiguration()?.legalDocuments ?? [];
  const named = hasRefunds ? (['privacy', 'refunds'] as const) : (['privacy'] as const);
  const toRead = named.filter((kind) => documents.some((document) => document.kind === kind));
  return (
    <>
      {accept} <DocumentLink kind="terms">{terms}</DocumentLink>
      {toRead.map((kind, index) => (
        <Fragment key={kind}>
          {' '}
          {index === 0 ? read : and}
          {/* These words end no line: in Bulgarian they are short. */ '\u00A0'}
          <DocumentLink kind={kind}>{acceptance[kind]}</DocumentLink>
        </Fragment>
      ))}
      .
    </>
  );
}
