import type { UserDocument } from '@savet/contract/documents';
import { unbrokenDate } from '@savet/i18n/formats';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { lazyComponent } from '#lib/lazy/lazy-component.ts';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { useChatText } from '../use-chat-text.ts';
import type { QueryNotice } from './query-notice.rules.ts';

const ManageBilling = lazyComponent(
  async () => (await import('../../billing/manage/manage-billing.tsx')).ManageBilling,
);

/** Tells users whose queries are used up what they can do. */
export function QueryNoticeBanner(props: { user: UserDocument; notice: QueryNotice }) {
  const { user, notice } = props;
  return notice.kind === 'subscription' ? (
    <SubscriptionNotice user={user} state={notice.state} />
  ) : (
    <AllowanceNotice notice={notice} />
  );
}

function AllowanceNotice({ notice }: { notice: Exclude<QueryNotice, { kind: 'subscription' }> }) {
  const text = useChatText();
  const { isViewOnly } = useDocuments();
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const configuration = useConfiguration();
  if (notice.kind === 'freeExhausted') {
    return (
      <Banner title={text.freeExhausted} text={text.freeExhaustedText}>
        {!isViewOnly && (
          <Button
            kind="primary"
            onClick={() => void navigate('/payment', { state: { upgrade: true } })}
          >
            {text.upgrade}
          </Button>
        )}
      </Banner>
    );
  }
  const date = unbrokenDate(locale, notice.resetDate);
  return (
    <Banner title={text.limitReached} text={text.limitReachedText(date)}>
      {configuration && (
        <LinkButton href={`mailto:${configuration.supportEmail}`}>{text.contactUs}</LinkButton>
      )}
    </Banner>
  );
}

type SubscriptionNoticeState = Extract<QueryNotice, { kind: 'subscription' }>['state'];

/** Names the card where the calendar brings no new queries. */
function SubscriptionNotice(props: { user: UserDocument; state: SubscriptionNoticeState }) {
  const { user, state } = props;
  const text = useChatText();
  return (
    <Banner title={text.limitReached} text={text.limitReachedWhile[state]}>
      {state !== 'renewing' && (
        <Suspense>
          <ManageBilling user={user} />
        </Suspense>
      )}
    </Banner>
  );
}
