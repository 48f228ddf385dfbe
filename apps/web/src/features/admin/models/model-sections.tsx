import type { CallOutput } from '@savet/contract/calls';
import { useRef } from 'react';
import { ConnectSection } from './connect/connect-section.tsx';
import { useConnectionForm } from './connect/use-connection-form.ts';
import { InUse } from './in-use/in-use.tsx';
import { LocalModels } from './local/local-models.tsx';

interface ModelSectionsProps {
  models: CallOutput<'getModels'>;
  /** Called after a change, to read the new state. */
  onChanged: () => void;
}

/** The model in use, and the ways to another one. A model found on this machine fills the form. */
export function ModelSections({ models, onChanged }: ModelSectionsProps) {
  const form = useConnectionForm(models);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <InUse models={models} onChanged={onChanged} />
      <LocalModels
        onFill={(connection) => {
          form.change({ modelFree: '', apiKey: '', contextWindow: '', ...connection });
          heading.current?.focus();
        }}
      />
      <ConnectSection form={form} models={models} heading={heading} onChanged={onChanged} />
    </>
  );
}
