// Plain JavaScript: the rest of the bench has no types of a browser.
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Streamdown } from 'streamdown';

/** A page of nothing but Streamdown, as a chat has it: the text so far, again with each piece. */
function Page() {
  const [text, setText] = useState('');
  const [status, setStatus] = useState('new');
  const read = async () => {
    await readPieces((piece) => setText((before) => before + piece));
    setStatus('done');
  };
  return createElement(
    'main',
    { 'data-status': status },
    createElement('button', { type: 'button', onClick: () => void read() }, 'Go'),
    createElement(Streamdown, null, text),
  );
}

async function readPieces(onPiece) {
  const { body } = await fetch('/stream');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let unread = ''; ; ) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (unread + value).split('\n\n');
    unread = events.pop() ?? '';
    for (const event of events) onPiece(JSON.parse(event.slice('data: '.length)));
  }
}

createRoot(document.getElementById('root')).render(createElement(Page));
