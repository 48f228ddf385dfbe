import { Suspense, useState } from 'react';
import { useText } from '#lib/language/use-text.ts';
import { lazyComponent } from '#lib/lazy/lazy-component.ts';
import { Button } from '#ui/controls/button.tsx';

const BrandBookDialog = lazyComponent(
  async () => (await import('./brand-book-dialog.tsx')).BrandBookDialog,
);

/** The button for the brand book. */
export function BrandBook() {
  const { brandHub } = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{brandHub.brandBook}</Button>
      <Suspense>{isOpen && <BrandBookDialog onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
