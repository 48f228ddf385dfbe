import type { UserDocument } from '@savet/contract/documents';
import { withPlainSpaces } from '@savet/i18n/typography/line-ends';
import { useText } from '#lib/language/use-text.ts';
import { BrandIcon, IdeaIcon, NextIcon, PencilIcon } from '#ui/icons/icons.tsx';
import { BrandKnowledge } from './brand-knowledge.tsx';
import styles from './ideas.module.css';
import { type StarterGroup, type StarterOffer, starters } from './starters.rules.ts';

interface IdeasProps {
  readonly user: UserDocument;
  /** No question can be written. */
  readonly isDisabled: boolean;
  onChoose(question: string): void;
}

const groups: readonly StarterGroup[] = ['uses', 'fills', 'general'];

const icons = { uses: BrandIcon, fills: PencilIcon, general: IdeaIcon } as const;

/** Starter questions in groups, and what Savet knows about the brand. */
export function Ideas({ user, ...choice }: IdeasProps) {
  const { chat } = useText();
  const all = starters(user);
  return (
    <div className={styles.ideas}>
      {groups.map((group) => {
        const members = all.filter((offer) => offer.group === group);
        if (members.length === 0) return null;
        const heading = chat.starterGroups[group];
        return (
          <section key={group}>
            <h2>{heading}</h2>
            <ul aria-label={heading}>
              {members.map((offer) => (
                <li key={offer.starter}>
                  <Idea offer={offer} {...choice} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <BrandKnowledge user={user} />
    </div>
  );
}

function Idea(props: { offer: StarterOffer } & Omit<IdeasProps, 'user'>) {
  const { offer } = props;
  const { starter, group } = offer;
  const { chat, brandHub } = useText();
  const Icon = icons[group];
  return (
    <button
      type="button"
      disabled={props.isDisabled}
      onClick={() => props.onChoose(withPlainSpaces(chat.starters[starter]))}
    >
      <Icon />
      <span>
        {chat.starters[starter]}
        {offer.group !== 'general' && (
          <small>{chat.starterField[offer.group](brandHub.fields[offer.field])}</small>
        )}
      </span>
      <NextIcon />
    </button>
  );
}
