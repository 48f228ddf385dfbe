import { Suspense, useRef, useState } from 'react';
import { lazyComponent } from '#lib/lazy/lazy-component.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { SpellingIcon } from '#ui/icons/icons.tsx';

const TextCheck = lazyComponent(async () => (await import('./text-check.tsx')).TextCheck);

interface CheckButtonProps {
  readonly label: string;
  readonly markdown: string;
  readonly question: string;
}

/** Checks an answer, or the part of it that is selected. */
export function CheckButton({ label, markdown, question }: CheckButtonProps) {
  const [checked, setChecked] = useState<{ selected: string | null }>();
  const place = useRef<HTMLSpanElement>(null);
  const answer = () => place.current?.closest('article') ?? null;
  return (
    <>
      <span ref={place}>
        <IconButton label={label} onClick={() => setChecked({ selected: selectedIn(answer()) })}>
          <SpellingIcon />
        </IconButton>
      </span>
      <Suspense>
        {checked && (
          <TextCheck
            markdown={markdown}
            selected={checked.selected}
            question={question}
            onClose={() => setChecked(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

/** The text that is selected inside an element; null for none. */
function selectedIn(element: Element | null): string | null {
  const selection = getSelection();
  if (!element || !selection || selection.rangeCount === 0) return null;
  const isInside = element.contains(selection.getRangeAt(0).commonAncestorContainer);
  const text = selection.toString().trim();
  return isInside && text !== '' ? text : null;
}
