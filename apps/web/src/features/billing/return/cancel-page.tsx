import { useNavigate } from 'react-router';
import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { Button } from '#ui/controls/button.tsx';
import { Page } from '#ui/page/page.tsx';
import { useBillingText } from '../billing-texts.ts';
import styles from '../plans/billing.module.css';
import { FeatureList } from '../plans/feature-list.tsx';

export function CancelPage() {
  const texts = useBillingText().cancel;
  const configuration = useConfiguration();
  const navigate = useNavigate();
  return (
    <Page title={texts.title}>
      <p>{texts.text}</p>
      <FeatureList features={texts.items} />
      <div className={styles.buttons}>
        <Button kind="primary" onClick={() => void navigate('/payment')}>
          {texts.tryAgain}
        </Button>
        <Button onClick={() => void navigate('/')}>{texts.home}</Button>
      </div>
      <p>
        {texts.questions}{' '}
        <a href={`mailto:${configuration?.supportEmail ?? ''}`}>{texts.contact}</a>
      </p>
    </Page>
  );
}
