import { useState } from 'react';
import { Select } from '#ui/controls/select.tsx';
import { Toggle } from '#ui/controls/toggle.tsx';
import { Family, Specimen } from '../family.tsx';
import { samples } from '../samples.ts';

const { choices } = samples;
const modes = optionsOf(choices.modes);
const cycles = optionsOf(choices.cycles);

export function Choices() {
  const [mode, setMode] = useState('normal');
  const [cycle, setCycle] = useState('monthly');
  const toggle = { label: choices.cycle, value: cycle, options: cycles, onChange: setCycle };
  return (
    <Family title={choices.title} note={choices.note}>
      <Specimen caption={choices.select}>
        <Select label={choices.mode} value={mode} options={modes} onChange={setMode} />
      </Specimen>
      <Specimen caption={choices.toggle}>
        <Toggle {...toggle} />
      </Specimen>
      <Specimen caption={choices.disabled}>
        <Select label={choices.mode} value={mode} options={modes} onChange={setMode} disabled />
        <Toggle {...toggle} disabled />
      </Specimen>
    </Family>
  );
}

function optionsOf(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
