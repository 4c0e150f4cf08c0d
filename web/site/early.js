// Calls the worker of the tables before the page's own scripts come: its Python takes longest to start.
{
  const folder = document.currentScript.src
  window.engineHost = new Worker(new URL('./assets/__WORKER__', folder), { type: 'module', name: 'host' })
  window.engineHost.onerror = () => delete window.engineHost // the page calls another one, and says what is wrong with it
}
