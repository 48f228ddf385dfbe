// Back to the same screen as soon as there is a network again.
const reload = () => window.location.reload();
window.addEventListener('online', reload);
document.getElementById('again').addEventListener('click', reload);
