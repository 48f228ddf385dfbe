import { useRef } from 'react';
import { useDocuments } from '#data/documents/documents-context.ts';
import { usePublicText, useSharingText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Section, SectionEmpty } from '#ui/page/section.tsx';
import { SharedLinkList } from './shared-link-list.tsx';
import { useSharedLinks } from './use-shared-links.ts';

/** All links of the account, in the profile. Staff who view it cannot end them. */
export function SharedLinks() {
  const { shell } = usePublicText();
  const { links: texts, retry } = useSharingText();
  const { isViewOnly } = useDocuments();
  const { links, hasFailed, reload, revoke } = useSharedLinks();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Section id="shared-links" title={texts.title} intro={texts.intro} headingRef={heading}>
      {!links && !hasFailed && <Skeleton label={shell.loading} rows={1} />}
      {links?.length === 0 && <SectionEmpty>{texts.none}</SectionEmpty>}
      {links && (
        <SharedLinkList
          links={links}
          revoke={isViewOnly ? undefined : revoke}
          onRevoked={() => heading.current?.focus()}
        />
      )}
      {hasFailed && (
        <p role="alert">
          {texts.loadFailed} <Button onClick={() => void reload()}>{retry}</Button>
        </p>
      )}
    </Section>
  );
}
