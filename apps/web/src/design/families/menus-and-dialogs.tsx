import { useEffect, useState } from 'react';
import { Actions } from '#ui/controls/actions.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/text-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Overlay } from '#ui/feedback/overlay.tsx';
import { MoreIcon } from '#ui/icons/icons.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { useToasts } from '#ui/toasts/toasts-context.ts';
import styles from '../design.module.css';
import { Family, Specimen } from '../family.tsx';
import { samples } from '../samples.ts';

const { over } = samples;
/** How long the overlay stays, in milliseconds. */
const OVERLAY_MS = 5_000;

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

export function OverThePage() {
  const toasts = useToasts();
  const [open, setOpen] = useState<'dialog' | 'overlay'>();
  const close = () => setOpen(undefined);
  return (
    <Family title={over.title} note={over.note}>
      <div className={styles.variants}>
        <Button onClick={() => setOpen('dialog')}>{over.dialog}</Button>
        <Button onClick={() => toasts.show({ text: over.toastText })}>{over.toast}</Button>
        <Button
          onClick={() =>
            toasts.show({
              text: over.toastActionText,
              action: { label: over.undo, run: () => toasts.show({ text: over.undone }) },
            })
          }
        >
          {over.toastAction}
        </Button>
        <Button onClick={() => setOpen('overlay')}>{over.overlay}</Button>
      </div>
      {open === 'dialog' && <SampleDialog onClose={close} />}
      {open === 'overlay' && <SampleOverlay onClose={close} />}
    </Family>
  );
}

function SampleDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('');
  return (
    <Dialog title={over.dialogTitle} onClose={onClose}>
      <TextField label={over.dialogField} value={name} onChange={setName} />
      <Actions>
        <Button onClick={onClose}>{over.cancel}</Button>
        <Button kind="primary" onClick={onClose}>
          {over.save}
        </Button>
      </Actions>
    </Dialog>
  );
}

/** Closes after a while or on Escape; in the product, the end of the work closes it. */
function SampleOverlay({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onClose, OVERLAY_MS);
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [onClose]);
  return <Overlay text={over.overlayText} />;
}
