import type { ReactNode } from 'react';
import { safeLink } from './safe-href.rules.ts';

/** A link that opens beside the page and says where it leads; what is not safe stays text. */
export function SafeLink(props: { destination: string; raw: string; children: ReactNode }) {
  const link = safeLink(props.destination);
  if (!link) return <>{props.raw}</>;
  return (
    <a href={link.href} title={link.host} target="_blank" rel="noopener noreferrer">
      {props.children}
    </a>
  );
}
