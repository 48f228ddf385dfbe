import { Button, LinkButton } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { CopyIcon, ThumbDownIcon, ThumbUpIcon } from '#ui/icons/icons.tsx';
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

export function IconButtons() {
  const { iconButtons } = samples;
  return (
    <Family title={iconButtons.title} note={iconButtons.note}>
      <Specimen caption={iconButtons.rest}>
        <IconButton label={iconButtons.copy}>
          <CopyIcon />
        </IconButton>
      </Specimen>
      <Specimen caption={`${iconButtons.on}, ${iconButtons.off}`}>
        <IconButton label={iconButtons.good} pressed>
          <ThumbUpIcon filled />
        </IconButton>
        <IconButton label={iconButtons.bad} pressed={false}>
          <ThumbDownIcon />
        </IconButton>
      </Specimen>
      <Specimen caption={iconButtons.disabled}>
        <IconButton label={iconButtons.copy} disabled>
          <CopyIcon />
        </IconButton>
      </Specimen>
    </Family>
  );
}
