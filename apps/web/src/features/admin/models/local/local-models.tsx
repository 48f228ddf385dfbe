import { formatGigabytes } from '@savet/i18n/formats';
import { callWithoutSubject } from '#data/call/call.ts';
import { useRefetchOnFocus } from '#data/queries/use-refetch-on-focus.ts';
import { useLanguage } from '#lib/language/use-language.ts';
import { useStaffText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { engineList, providerOf } from '../model-names.rules.ts';
import styles from '../models.module.css';
import { Section } from '../section.tsx';
import { SectionState } from '../section-state.tsx';
import { Engine, type LocalConnection } from './engine.tsx';

/** Models of programs on the server's machine; a click enters one in the form. */
export function LocalModels({ onFill }: { onFill: (connection: LocalConnection) => void }) {
  const texts = useStaffText().models.local;
  const { locale } = useLanguage();
  const data = useRefetchOnFocus('findLocalModels', () =>
    callWithoutSubject('findLocalModels', {}),
  );
  const found = data.value;
  return (
    <Section id="local-models" title={texts.title} text={texts.text}>
      <SectionState data={data} rows={1} />
      {found?.engines.length === 0 && (
        <p>
          {texts.none}
          <br />
          {texts.lookedFor(engineList(texts))}
        </p>
      )}
      {found?.engines.map((engine) => (
        <Engine
          key={engine.baseUrl}
          engine={engine}
          proposal={found.proposal?.baseUrl === engine.baseUrl ? found.proposal.model : undefined}
          onFill={(model) =>
            onFill({ provider: providerOf(engine.engine), baseUrl: engine.baseUrl, model })
          }
        />
      ))}
      {found && (
        <div className={styles.busy}>
          <Button busy={data.state === 'loading'} onClick={data.reload}>
            {texts.lookAgain}
          </Button>
          <span className={styles.note}>
            {texts.memory(formatGigabytes(locale, found.memoryBytes))}
          </span>
        </div>
      )}
    </Section>
  );
}
