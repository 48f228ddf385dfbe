import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../icons/public-icons.tsx';
import { IconButton } from './icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'rows' | 'end'> {
  showLabel: string;
  hideLabel: string;
}

/** A password field with a button that shows the password. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          label={isShown ? hideLabel : showLabel}
          pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      }
    />
  );
}
