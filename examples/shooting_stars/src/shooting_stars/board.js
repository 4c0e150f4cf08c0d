/**
 * The board in the browser. The table calls `mount` once, then `update` whenever something has changed:
 * `view` is what `view()` in view.py gave, `options` what can be chosen now, `pick(id)` chooses one of them, `say(id)` is a text of text/en.ftl.
 * What it does not draw can still be chosen below it. Styles hold for the whole page: let them begin with a class of your own. They are
 * a sheet of the document, for the page's policy blocks a <style> element and style="…" in HTML; the table's colours are variables.
 */
const styles = new CSSStyleSheet()
styles.replaceSync(`
  .night { display: grid; gap: 24px; justify-items: center; font-size: 18px; }
  .night .row { display: flex; flex-wrap: wrap; gap: 12px; min-height: 84px; align-items: center; justify-content: center; }
  .night .turned, .night .deck { width: 84px; height: 84px; border-radius: 50%; border: 2px solid currentColor; background: none; color: inherit; font: inherit; font-size: 26px; display: grid; place-content: center; }
  .night button:enabled { cursor: pointer; outline: 3px solid var(--brass); outline-offset: 3px; }
  .night table { border-spacing: 24px 4px; }
`)

const made = (kind, words, more = {}) => Object.assign(document.createElement(kind), { textContent: words }, more)

/** A button that chooses one of the options, named by the word that it begins with; it is off while that cannot be chosen. */
function chooser(now, word, shown, className) {
  const offer = now.options.find(({ option }) => option[0] === word)
  const button = made('button', shown, { className, type: 'button', disabled: !offer, onclick: () => offer && now.pick(offer.id) })
  button.setAttribute('aria-label', `${offer ? offer.words : now.say('label-deck')}: ${shown}`)
  return button
}

function draw(place, now) {
  const row = made('div', '', { className: 'row' })
  row.append(chooser(now, 'turn-up', now.view.deck, 'deck'), ...now.view.row.map((size) => made('span', size, { className: 'turned' })))
  const stop = now.options.find(({ option }) => option[0] === 'stop')
  if (stop) row.append(made('button', stop.words, { type: 'button', onclick: () => now.pick(stop.id) }))
  const scores = made('table', '')
  for (const [seat, kept] of now.view.kept.entries()) {
    const line = scores.insertRow()
    line.append(made('th', now.names[seat], { scope: 'row' }), made('td', kept.reduce((sum, size) => sum + size, 0)))
  }
  place.replaceChildren(row, scores)
}

export default {
  mount(element, now) {
    const place = made('div', '', { className: 'night' })
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles]
    element.append(place)
    draw(place, now)
    return {
      update: (later) => draw(place, later),
      destroy() {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== styles)
        element.replaceChildren()
      },
    }
  },
}
