import { IconButton } from '#ui/controls/icon-button.tsx';
import { CopyIcon, ThumbDownIcon, ThumbUpIcon } from '#ui/icons.tsx';
import { Family, Specimen } from '../family.tsx';
import { samples } from '../samples.ts';

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
