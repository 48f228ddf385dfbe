import { useNavigate } from 'react-router';
import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { useBillingText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { CloseIcon } from '#ui/icons/icons.tsx';
import styles from './result-page.module.css';
import { ResultPage } from './result-page.tsx';

export function CancelPage() {
  const texts = useBillingText().cancel;
  const configuration = useConfiguration();
  const navigate = useNavigate();
  return (
    <ResultPage title={texts.title} mark={<CloseIcon />}>
      <p>{texts.text}</p>
      <ul className={styles.plain}>
        {texts.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
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
    </ResultPage>
  );
}
