// What is pressed in a page that was written ahead, before its script listens, is marked: the script presses it again.
const mark = ({ target }) => target.closest?.('button')?.setAttribute('data-pressed', '')
document.addEventListener('click', mark)
document.addEventListener('astrarium:listens', () => document.removeEventListener('click', mark), { once: true })
