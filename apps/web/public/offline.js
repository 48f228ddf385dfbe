// Returns to the same screen as soon as the server answers.
const LOOK_EVERY_MS = 4000;

const reload = () => window.location.reload();
const look = async () => {
  const answer = await fetch('/readyz', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok) reload();
};

window.addEventListener('online', look);
setInterval(look, LOOK_EVERY_MS);
document.getElementById('again').addEventListener('click', reload);
