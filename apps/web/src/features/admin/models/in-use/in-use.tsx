import type { CallOutput } from '@savet/contract/calls';
import { formatNumber } from '@savet/i18n/formats';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#lib/language/use-language.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { Row, Rows } from '#ui/page/rows.tsx';
import { connectionName } from '../model-names.rules.ts';
import styles from '../models.module.css';
import { Section } from '../section.tsx';
import { fixedBy } from './fixed-by.rules.ts';
import { StopDialog } from './stop-dialog.tsx';
import { Variables } from './variables.tsx';

interface InUseProps {
  models: CallOutput<'getModels'>;
  onChanged: () => void;
}

/** Which model answers, and where it was chosen. */
export function InUse({ models: { inUse, stored, isKeyLost }, onChanged }: InUseProps) {
  const { models } = useStaffText();
  const { locale } = useLanguage();
  const texts = models.inUse;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsking, setAsking] = useState(false);
  const isBuiltIn = inUse.provider === 'built-in';
  const canStop = stored !== null && fixedBy(inUse) === null;
  const couldStop = useRef(canStop);
  useEffect(() => {
    // The button is gone, and the focus with it.
    const isLost = document.activeElement === document.body;
    if (couldStop.current && !canStop && isLost) heading.current?.focus({ preventScroll: true });
    couldStop.current = canStop;
  }, [canStop]);
  return (
    <Section id="in-use" title={texts.title} heading={heading}>
      {isKeyLost && <p className={styles.warning}>{texts.keyLost}</p>}
      <Rows>
        <Row label={texts.answers}>
          {connectionName(models, inUse)}
          {canStop && <Button onClick={() => setAsking(true)}>{texts.stop}</Button>}
        </Row>
        {inUse.modelFree !== null && <Row label={texts.free}>{inUse.modelFree}</Row>}
        {inUse.baseUrl !== null && <Row label={texts.address}>{inUse.baseUrl}</Row>}
        <Row label={texts.chosen}>{texts.sources[inUse.source]}</Row>
        {!isBuiltIn && (
          <>
            <Row label={texts.window}>
              {inUse.contextWindow === null
                ? texts.windowUnknown
                : texts.tokens(formatNumber(locale, inUse.contextWindow))}
            </Row>
            <Row label={texts.takesOver}>{texts.takeOver[inUse.takesOver ? 'on' : 'off']}</Row>
            <Row label={texts.promptVersion}>{inUse.promptVersion}</Row>
          </>
        )}
      </Rows>
      <Variables names={inUse.variables} />
      {isAsking && (
        <StopDialog
          onClose={() => setAsking(false)}
          onStopped={() => {
            setAsking(false);
            onChanged();
          }}
        />
      )}
    </Section>
  );
}
