import type { Catalogue } from '@savet/i18n/catalogue';
import { useStaffText } from '#lib/language/use-text.ts';
import { SectionList } from '#ui/page/section-list.tsx';

/** The sections by the id of their heading, in their order. */
const names = {
  'in-use': ({ inUse }) => inUse.title,
  'local-models': ({ local }) => local.title,
  connect: ({ connect }) => connect.title,
  costs: ({ costs }) => costs.title,
  prices: ({ prices }) => prices.title,
  ceilings: ({ ceilings }) => ceilings.title,
  scorecards: ({ scorecards }) => scorecards.title,
  changes: ({ changes }) => changes.title,
} satisfies Record<string, (texts: Catalogue['models']) => string>;

/** Their headings stand below that of the costs. */
const partsOfCosts: ReadonlySet<string> = new Set(['prices', 'ceilings'] satisfies ModelSection[]);

export type ModelSection = keyof typeof names;

/** Beside the sections on wide screens, as on other long pages. */
export function ModelSectionList() {
  const { models } = useStaffText();
  const sections = Object.entries(names).map(([id, name]) => ({
    id,
    name: name(models),
    isPart: partsOfCosts.has(id),
  }));
  return <SectionList label={models.sections} sections={sections} />;
}
