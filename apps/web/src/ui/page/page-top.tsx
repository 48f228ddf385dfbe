import { Link } from 'react-router';
import { BackIcon } from '../icons/public-icons.tsx';
import { Logo } from './logo.tsx';
import styles from './page-top.module.css';

/** Target and label of a back link. */
export interface Back {
  to: string;
  label: string;
}

/** The top of every page outside the chat: the product's name, always in the same place, and the way back, if there is one. */
export function PageTop({ back }: { back?: Back | undefined }) {
  return (
    <div className={styles.top} data-print="none">
      <Logo />
      {back && (
        <Link to={back.to} className={styles.back}>
          <BackIcon />
          {back.label}
        </Link>
      )}
    </div>
  );
}
