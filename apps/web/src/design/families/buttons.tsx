import { Button } from '#ui/controls/button.tsx';
import { LinkButton } from '#ui/controls/link-button.tsx';
import { Family, Specimen } from '../family.tsx';
import { samples } from '../samples.ts';

const kinds = ['primary', 'plain', 'quiet', 'danger'] as const;
const ADDRESS = 'mailto:support@savet.example';

export function Buttons() {
  const { buttons } = samples;
  return (
    <Family title={buttons.title} note={buttons.note}>
      {kinds.map((kind) => (
        <Specimen key={kind} caption={buttons.kinds[kind]}>
          <Button kind={kind}>{buttons.save}</Button>
          <Button kind={kind} busy>
            {buttons.saving}
          </Button>
          <Button kind={kind} disabled>
            {buttons.disabled}
          </Button>
        </Specimen>
      ))}
      <Specimen caption={buttons.links}>
        {kinds.map((kind) => (
          <LinkButton key={kind} kind={kind} href={ADDRESS}>
            {buttons.link}
          </LinkButton>
        ))}
      </Specimen>
      <Specimen caption={buttons.wide}>
        <Button wide>{buttons.wideText}</Button>
      </Specimen>
    </Family>
  );
}
