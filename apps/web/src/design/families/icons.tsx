import * as icons from '../../ui/icons.tsx';
import styles from '../design.module.css';
import { Family } from '../family.tsx';
import { samples } from '../samples.ts';

export function Icons() {
  const { title, note } = samples.icons;
  return (
    <Family title={title} note={note}>
      <ul className={styles.icons}>
        {Object.entries(icons).map(([name, Icon]) => (
          <li key={name}>
            <Icon />
            {name.replace(/Icon$/, '')}
          </li>
        ))}
      </ul>
    </Family>
  );
}
