import { Link } from 'react-router';
import { BackIcon } from '../icons/public-icons.tsx';
import { Logo } from './logo.tsx';
import styles from './page-top.module.css';

/** Target and label of a back link. */
export interface Back {
  to: string;
  label: string;
}

/** The top of every page outside the chat: the back link, if there is a way back, and the product's name. */
export function PageTop({ back }: { back?: Back | undefined }) {
  return (
    <div className={styles.top} data-print="none">
      {back && (
        <Link to={back.to} className={styles.back}>
          <BackIcon />
          {back.label}
        </Link>
      )}
      <Logo />
    </div>
  );
}
