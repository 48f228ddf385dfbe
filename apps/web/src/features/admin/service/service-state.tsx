import { formatDateTime, formatEuro, formatNumber } from '@savet/i18n/formats';
import { Link } from 'react-router';
import { callWithoutSubject } from '#data/call/call.ts';
import { useRefetchOnFocus } from '#data/queries/use-refetch-on-focus.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { Row, Rows } from '#ui/page/rows.tsx';
import styles from '../admin.module.css';
import { LoadState } from '../load-state.tsx';
import { connectionName } from '../models/model-names.rules.ts';

/** State of the AI provider, payments and emails. */
export function ServiceState() {
  const { admin, models } = useStaffText();
  const { locale } = useLanguage();
  const texts = admin.service;
  const data = useRefetchOnFocus('getServiceState', () =>
    callWithoutSubject('getServiceState', {}),
  );
  const state = data.value;
  const count = (value: number) => formatNumber(locale, value);
  const formatTime = (value: string | null) =>
    value === null ? texts.never : formatDateTime(locale, value);
  return (
    <section className={styles.panel} aria-label={admin.views.service}>
      <LoadState data={data} />
      {state && (
        <div className={styles.groups}>
          <div>
            <h2>{texts.ai}</h2>
            <Rows>
              <Row label={texts.provider}>
                {state.ai.provider === 'built-in'
                  ? texts.builtIn
                  : connectionName(models, state.ai)}
                {state.ai.provider === 'built-in' && (
                  <Link to="/admin/models" className={styles.link}>
                    {texts.connectModel}
                  </Link>
                )}
              </Row>
              <Row label={texts.answered} isShort>
                {count(state.ai.answered)}
              </Row>
              <Row label={texts.failed} isShort>
                {count(state.ai.failed)}
              </Row>
              <Row label={texts.lastAnswered} isShort>
                {formatTime(state.ai.lastAnsweredAt)}
              </Row>
              <Row label={texts.lastFailed} isShort>
                {formatTime(state.ai.lastFailedAt)}
              </Row>
            </Rows>
          </div>
          <div>
            <h2>{texts.payments}</h2>
            <Rows>
              <Row label={texts.mode}>{texts.paymentModes[state.payments.mode]}</Row>
              <Row label={texts.events} isShort>
                {count(state.payments.events)}
              </Row>
              <Row label={texts.lastEvent} isShort>
                {formatTime(state.payments.lastEventAt)}
              </Row>
              <Row label={texts.overdue} isShort>
                {count(state.payments.overdue)}
              </Row>
            </Rows>
          </div>
          <div>
            <h2>{texts.withdrawals}</h2>
            {state.payments.withdrawals.length === 0 ? (
              <p>{texts.noWithdrawals}</p>
            ) : (
              <Rows>
                {state.payments.withdrawals.map(
                  ({ email, withdrawnAt, paid, refund, isComplete }) => (
                    <Row key={`${email} ${withdrawnAt}`} label={email}>
                      {texts.withdrawal(
                        formatDateTime(locale, withdrawnAt),
                        formatEuro(locale, paid),
                        formatEuro(locale, refund),
                      )}
                      {!isComplete && ` ${texts.withdrawalOpen}`}
                    </Row>
                  ),
                )}
              </Rows>
            )}
          </div>
          <div>
            <h2>{texts.mails}</h2>
            <Rows>
              <Row label={texts.mode}>{texts.mailModes[state.mails.mode]}</Row>
              <Row label={texts.waiting} isShort>
                {count(state.mails.waiting)}
              </Row>
            </Rows>
          </div>
        </div>
      )}
    </section>
  );
}
