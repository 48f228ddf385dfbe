import type { UserDocument } from '@savet/contract/documents';
import { useNavigate } from 'react-router';
import { useConfiguration } from '../../../lib/configuration/use-configuration.ts';
import { useLanguage } from '../../../lib/language/use-language.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useChatText } from '../use-chat-text.ts';
import { queryNotice } from './query-notice.rules.ts';

/** Tells a user whose questions are used up what can be done. */
export function QueryBanner({ user }: { user: UserDocument }) {
  const text = useChatText();
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const configuration = useConfiguration();
  const notice = queryNotice(user, new Date());
  if (!notice) return null;
  if (notice.kind === 'freeExhausted') {
    return (
      <Banner title={text.freeExhausted} text={text.freeExhaustedText}>
        <Button onClick={() => navigate('/payment', { state: { upgrade: true } })}>
          {text.upgrade}
        </Button>
      </Banner>
    );
  }
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(notice.resetDate);
  return (
    <Banner title={text.limitReached} text={text.limitReachedText(date)}>
      {configuration && <a href={`mailto:${configuration.supportEmail}`}>{text.contactUs}</a>}
    </Banner>
  );
}
