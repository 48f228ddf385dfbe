import type { CallOutput } from '@savet/contract/calls';
import type { ModelProvider } from '@savet/contract/models';
import { useStaffText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import styles from '../models.module.css';
import { useModelFacts } from './use-model-facts.ts';

export interface LocalConnection {
  provider: ModelProvider;
  baseUrl: string;
  model: string;
}

interface EngineProps {
  engine: CallOutput<'findLocalModels'>['engines'][number];
  /** The model that is recommended, if it is one of this engine. */
  proposal: string | undefined;
  onFill: (model: string) => void;
}

/** A program with its models, the recommended one first. */
export function Engine({ engine, proposal, onFill }: EngineProps) {
  const texts = useStaffText().models.local;
  const factsOf = useModelFacts();
  const models = engine.models.toSorted(
    (a, b) => Number(b.name === proposal) - Number(a.name === proposal),
  );
  return (
    <div>
      <h3>
        {texts.engines[engine.engine]} <span className={styles.note}>{engine.baseUrl}</span>
      </h3>
      {models.length === 0 && <p className={styles.text}>{texts.noModels}</p>}
      <ul className={styles.list}>
        {models.map((model) => (
          <li key={model.name} className={styles.item}>
            <div>
              <p>
                {model.name}
                {model.name === proposal && <span className={styles.badge}>{texts.proposal}</span>}
              </p>
              <p className={styles.note}>{factsOf(model)}</p>
            </div>
            <Button onClick={() => onFill(model.name)}>
              {texts.fill}
              <span className="visually-hidden">{model.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
