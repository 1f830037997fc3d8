// Applies each change of the options immediately, and lists the widget's events.
const EVENTS = ['ready', 'submit', 'submitted', 'failed', 'error', 'unmounted'];

const form = document.getElementById('options');
const events = document.getElementById('events');
form.querySelector('button').hidden = true;

for (const name of EVENTS)
  document.addEventListener(`broker:${name}`, ({ type, detail }) => {
    const item = document.createElement('div');
    item.textContent = `${type} ${JSON.stringify(detail)}`;
    events.append(item);
  });

/** Copies the attributes of `from` to `to`, and removes `data-` attributes that `from` doesn't have. */
function copyAttributes(to, from) {
  for (const { name } of [...to.attributes])
    if (name.startsWith('data-') && !from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes)
    if (to.getAttribute(name) !== value) to.setAttribute(name, value);
}

let latest = 0;

form.addEventListener('change', async () => {
  const url = `?${new URLSearchParams(new FormData(form))}`;
  history.replaceState(null, '', url);
  const turn = ++latest;
  const html = await (await fetch(url)).text();
  if (turn !== latest) return;
  const next = new DOMParser().parseFromString(html, 'text/html');
  const byId = (id) => [document.getElementById(id), next.getElementById(id)];
  const [snippet, nextSnippet] = byId('snippet');
  snippet.textContent = nextSnippet.textContent;
  const [stage, nextStage] = byId('stage');
  // A mounted widget applies changed options, but reads the page's colours and direction only when it mounts.
  if (stage.className === nextStage.className && stage.dir === nextStage.dir)
    copyAttributes(stage.firstElementChild, nextStage.firstElementChild);
  else stage.replaceWith(nextStage);
});
