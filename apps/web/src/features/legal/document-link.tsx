import type { LegalDocumentKind } from '@savet/contract/legal';
import type { ReactNode } from 'react';

interface DocumentLinkProps {
  kind: LegalDocumentKind;
  children: ReactNode;
}

/** A link to a document in another tab, so that what was typed here stays. */
export function DocumentLink({ kind, children }: DocumentLinkProps) {
  return (
    <a href={`/legal/${kind}`} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
