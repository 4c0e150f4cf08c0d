// What is pressed last in a page that was written ahead, before its script listens, is marked: the script presses it again.
const mark = ({ target }) => {
  const pressed = target.closest?.('button')
  if (!pressed) return
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed')
  pressed.setAttribute('data-pressed', '')
}
document.addEventListener('click', mark)
document.addEventListener('astrarium:listens', () => document.removeEventListener('click', mark), { once: true })
