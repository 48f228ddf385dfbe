import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { useLegalText } from '#lib/language/use-text.ts';
import { DocumentLink } from './document-link.tsx';

/** “I accept the terms and have read the privacy policy.”, with those links that exist. */
export function TermsLabel() {
  const { accept, terms, read, privacy } = useLegalText().acceptance;
  const documents = useConfiguration()?.legalDocuments ?? [];
  const hasPrivacy = documents.some(({ kind }) => kind === 'privacy');
  return (
    <>
      {accept} <DocumentLink kind="terms">{terms}</DocumentLink>
      {hasPrivacy && (
        <>
          {' '}
          {read} <DocumentLink kind="privacy">{privacy}</DocumentLink>
        </>
      )}
      .
    </>
  );
}
