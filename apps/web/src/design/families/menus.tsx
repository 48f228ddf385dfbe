import { MoreIcon } from '#ui/icons.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { useToasts } from '#ui/toasts/toasts-context.ts';
import { Family, Specimen } from '../family.tsx';
import { samples } from '../samples.ts';

export function Menus() {
  const { menus } = samples;
  const toasts = useToasts();
  const item = (kind: 'rename' | 'summarise' | 'download' | 'delete') => ({
    kind,
    label: menus[kind],
    isDanger: kind === 'delete',
    onChoose: () => toasts.show({ text: menus.chosen(menus[kind]) }),
  });
  const many = [item('rename'), item('summarise'), item('download')];
  return (
    <Family title={menus.title} note={menus.note}>
      <Specimen caption={menus.sections}>
        <Menu
          label={`${menus.label}, ${menus.sections}`}
          sections={[
            { title: menus.chat, items: many },
            { title: menus.away, items: [item('delete')] },
          ]}
        >
          <MoreIcon />
        </Menu>
      </Specimen>
      <Specimen caption={menus.untitled}>
        <Menu
          label={`${menus.label}, ${menus.untitled}`}
          sections={[{ items: many }, { items: [item('delete')] }]}
        >
          <MoreIcon />
        </Menu>
      </Specimen>
    </Family>
  );
}
