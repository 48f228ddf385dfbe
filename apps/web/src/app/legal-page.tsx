import { legalDocumentKinds } from '@savet/contract/legal';
import { Navigate, useParams } from 'react-router';
import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { usePublicText } from '#lib/language/use-text.ts';
import { Overlay } from '#ui/feedback/overlay.tsx';
import {
  DocumentMarkdown,
  documentHeadings,
} from '../features/chat/markdown/document-markdown.tsx';
import { LegalDocument } from '../features/legal/legal-document.tsx';

/** A document of the operator. Any other address leads to log-in, as unknown paths do. */
export function LegalPage() {
  const { kind: wanted } = useParams();
  const { shell } = usePublicText();
  const configuration = useConfiguration();
  if (!configuration) return <Overlay text={shell.loading} />;
  const kind = legalDocumentKinds.find((candidate) => candidate === wanted);
  const exists = configuration.legalDocuments.some((document) => document.kind === kind);
  if (kind === undefined || !exists) return <Navigate to="/login" replace />;
  return (
    <LegalDocument
      key={kind}
      kind={kind}
      render={(text) => <DocumentMarkdown text={text} />}
      headingsOf={documentHeadings}
    />
  );
}
