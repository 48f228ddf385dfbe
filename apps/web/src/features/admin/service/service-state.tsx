import { formatMoment, formatNumber } from '@savet/i18n/formats';
import { call } from '../../../lib/call/call.ts';
import { useLanguage } from '../../../lib/language/use-language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useShownData } from '../../../lib/paging/use-shown-data.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import styles from '../admin.module.css';
import { LoadState } from '../load-state.tsx';

/** How the AI provider, payments and mails are doing. */
export function ServiceState() {
  const { admin } = useText();
  const { locale } = useLanguage();
  const texts = admin.service;
  const data = useShownData(() => call('getServiceState', {}));
  const state = data.value;
  const count = (value: number) => formatNumber(locale, value);
  const moment = (value: string | null) =>
    value === null ? texts.never : formatMoment(locale, value);
  return (
    <section className={styles.view} aria-label={admin.views.service}>
      <LoadState data={data} />
      {state && (
        <>
          <h2>{texts.ai}</h2>
          <Rows>
            <Row label={texts.provider}>
              {state.ai.provider === 'built-in' ? texts.builtIn : state.ai.provider}
              {state.ai.model !== null && ` · ${state.ai.model}`}
            </Row>
            <Row label={texts.answered}>{count(state.ai.answered)}</Row>
            <Row label={texts.failed}>{count(state.ai.failed)}</Row>
            <Row label={texts.lastAnswered}>{moment(state.ai.lastAnsweredAt)}</Row>
            <Row label={texts.lastFailed}>{moment(state.ai.lastFailedAt)}</Row>
          </Rows>
          <h2>{texts.payments}</h2>
          <Rows>
            <Row label={texts.mode}>{texts.paymentModes[state.payments.mode]}</Row>
            <Row label={texts.events}>{count(state.payments.events)}</Row>
            <Row label={texts.lastEvent}>{moment(state.payments.lastEventAt)}</Row>
            <Row label={texts.overdue}>{count(state.payments.overdue)}</Row>
          </Rows>
          <h2>{texts.mails}</h2>
          <Rows>
            <Row label={texts.mode}>{texts.mailModes[state.mails.mode]}</Row>
            <Row label={texts.waiting}>{count(state.mails.waiting)}</Row>
          </Rows>
        </>
      )}
    </section>
  );
}
