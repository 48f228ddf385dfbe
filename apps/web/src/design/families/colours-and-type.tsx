import { useLayoutEffect, useRef, useState } from 'react';
import styles from '../design.module.css';
import { Family, Specimen } from '../family.tsx';
import { samples } from '../samples.ts';

export function Colours() {
  const { title, note, tokens } = samples.colours;
  return (
    <Family title={title} note={note}>
      <ul className={styles.colours}>
        {Object.entries(tokens).map(([token, use]) => (
          <Colour key={token} token={token} use={use} />
        ))}
      </ul>
    </Family>
  );
}

function Colour({ token, use }: { token: string; use: string }) {
  const swatch = useRef<SVGRectElement>(null);
  const [value, setValue] = useState('');
  useLayoutEffect(() => {
    if (swatch.current) setValue(hexadecimal(getComputedStyle(swatch.current).fill));
  }, []);
  return (
    <li>
      <svg aria-hidden="true">
        <rect ref={swatch} width="100%" height="100%" fill={`var(--${token})`} />
      </svg>
      <strong>{token}</strong>
      <span>{use}</span>
      <code>{value}</code>
    </li>
  );
}

function hexadecimal(colour: string): string {
  const parts = colour.match(/\d+/g) ?? [];
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

export function Type() {
  const { type } = samples;
  return (
    <Family title={type.title} note={type.note}>
      {Object.entries(type.sizes).map(([size, text]) => (
        <Specimen key={size} caption={size}>
          <p className={styles.type} data-size={size}>
            {text}
          </p>
        </Specimen>
      ))}
      <Specimen caption={type.bulgarian}>
        <p className={styles.type} lang="bg">
          {type.bulgarianText}
        </p>
      </Specimen>
      <Specimen caption={type.figures}>
        <p className={styles.figures}>
          {type.figuresText.map((figure) => (
            <span key={figure}>{figure}</span>
          ))}
        </p>
      </Specimen>
    </Family>
  );
}
