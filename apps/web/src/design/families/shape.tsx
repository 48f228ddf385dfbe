import styles from '../design.module.css';
import { Family } from '../family.tsx';
import { samples } from '../samples.ts';

export function Shape() {
  const { title, note, shapes } = samples.shape;
  return (
    <Family title={title} note={note}>
      <ul className={styles.shapes}>
        {Object.entries(shapes).map(([shape, text]) => (
          <li key={shape} data-shape={shape}>
            <strong>{shape}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Family>
  );
}
