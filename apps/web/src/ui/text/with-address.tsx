import styles from './with-address.module.css';

interface WithAddressProps {
  text: string;
  /** An email address that the text contains. */
  address: string;
}

/** A text whose email address breaks over two lines only if one is too short for it, not at a hyphen. */
export function WithAddress({ text, address }: WithAddressProps) {
  const start = text.indexOf(address);
  if (start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <span className={styles.address}>{address}</span>
      {text.slice(start + address.length)}
    </>
  );
}
