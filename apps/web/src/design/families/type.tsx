import styles from '../design.module.css';
import { Family, Specimen } from '../family.tsx';
import { samples } from '../samples.ts';

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
