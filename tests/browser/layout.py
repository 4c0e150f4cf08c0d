"""What is measured in the page at every position of a game: JavaScript that Playwright runs."""

from __future__ import annotations

#: What is wrong with the page as it lies there: wider than the window, words missing, texts of the question
#: or titles cut off, buttons too small, or something lit that cannot be pointed at, as the bar or parts of the
#: board lie over it.
LAYOUT = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.offsetParent)
  const wide = document.documentElement.scrollWidth
  const faults = wide > innerWidth ? [`${wide} pixels wide in a window of ${innerWidth}`] : []
  const words = all('main, #decision').map((each) => each.textContent).join(' ')
  const missing = /.{0,20}(⟦|undefined|NaN).{0,20}/.exec(words)
  if (missing) faults.push(missing[0])
  for (const each of all('#decision :is(.prompt, .hint, button), main :is(h2, h3, h4)')) {
    const read = each.clientWidth > 1 // what is for screen readers alone has a pixel
    // in the bar nothing may be too high either; letters hang out of a narrow line by themselves
    const high = each.closest('#decision') && each.scrollHeight > each.clientHeight + 5
    const cut = read && (high || each.scrollWidth > each.clientWidth + 1)
    if (cut) faults.push(`cut off: ${each.textContent.slice(0, 60)}`)
  }
  for (const each of all('#decision button')) {
    const { width, height } = each.getBoundingClientRect()
    if (Math.min(width, height) < 36) faults.push(`too small to touch: ${each.ariaLabel ?? each.textContent}`)
  }
  // what stays while the board is scrolled covers nothing for good; maps are moved and zoomed, lists scrolled
  const loose = (each) => ['sticky', 'fixed'].includes(getComputedStyle(each).position)
  const stays = (each) => each !== null && (loose(each) || stays(each.parentElement))
  const scrolling = (each) =>
    each.scrollHeight > each.clientHeight && ['auto', 'scroll'].includes(getComputedStyle(each).overflowY)
  const scroller = (each) => each && (scrolling(each) ? each : scroller(each.parentElement))
  const away = (each, middle) => {
    const box = scroller(each)?.getBoundingClientRect()
    return box && (middle < box.top || middle > box.bottom)
  }
  const floor = document.querySelector('main')?.getBoundingClientRect().bottom ?? innerHeight
  const strip = document.querySelector('#decision .list')?.getBoundingClientRect().top ?? floor
  const parts = [0.5, 0.2, 0.8]
  const lit = [...document.querySelectorAll('main [data-thing][data-state=selectable]')]
  const fixed = lit.filter((each) => each.getClientRects().length && !each.closest('.galaxy'))
  for (const thing of fixed.slice(0, 24)) {
    const { left, right, top, bottom, width, height } = thing.getBoundingClientRect()
    if (bottom > floor + 1 && !scroller(thing)) faults.push(`${thing.dataset.thing} lies below the bar`)
    const covered = (top + bottom) / 2 > strip && (top + bottom) / 2 < floor
    if (covered && !scroller(thing)) faults.push(`${thing.dataset.thing} lies below the strip`)
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) continue
    if (away(thing, (top + bottom) / 2)) continue
    const at = (across, down) => document.elementFromPoint(left + width * across, top + height * down)
    const over = (each) => each?.closest('main') && each.closest('[data-thing]') !== thing && !stays(each)
    const met = at(0.5, 0.5)
    const below = over(met) && parts.every((down) => parts.every((across) => over(at(across, down))))
    if (below) faults.push(`${thing.dataset.thing} lies below ${met.outerHTML.slice(0, 80)}`)
  }
  return faults
}"""
#: The boxes of the marks of a lit thing: four corners of two legs each, or a line below or beside it.
MARKS = """(thing) => {
  const found = []
  const name = thing.parentElement.querySelector('.name')
  for (const frame of [thing, ...thing.querySelectorAll('.frame'), ...(name ? [name] : [])]) {
    for (const pseudo of ['::before', '::after']) {
      const style = getComputedStyle(frame, pseudo)
      const [left, top, width, height] = [style.left, style.top, style.width, style.height].map(parseFloat)
      if (style.content === 'none' || style.position !== 'absolute' || !width || !(height > 0)) continue
      const box = frame.getBoundingClientRect()
      const border = parseFloat(getComputedStyle(frame).borderLeftWidth) || 0
      const part = (each) => (parseFloat(each) / 100) * width // what is moved is moved across by a share of its width
      const shift = style.translate.endsWith('%') || style.translate.includes('% ') ? part(style.translate) : 0
      const [x, y] = [box.left + border + left + shift, box.top + border + top]
      if (Math.min(width, height) <= 3) found.push([x, y, width, height])
      else if (style.backgroundImage.split('linear-gradient').length > 4) {
        const numbers = (words) => words.split(',').map((each) => each.trim().split(' ').map(parseFloat))
        const places = numbers(style.backgroundPosition)
        numbers(style.backgroundSize).forEach(([w, h], i) => {
          const [across, down] = places[i]
          if (w && h) found.push([x + ((width - w) * across) / 100, y + ((height - h) * down) / 100, w, h])
        })
      }
    }
  }
  return found
}"""
#: Words that a mark crosses, and marks that do not stand out from what they lie on, as far as that is one colour.
MARKED = """() => {
  const marks = MARKS
  const seen = { opacityProperty: true, visibilityProperty: true }
  const shown = (each) => each.checkVisibility(seen) && !each.closest('.sr')
  const lit = [...document.querySelectorAll('main [data-thing][data-state=selectable]')].filter(shown)
  // what is scrolled out of a window within the board is not seen
  const within = (thing, [x, y, width, height]) => {
    let [left, right, top, bottom] = [x, x + width, y, y + height]
    for (let each = thing.parentElement; each; each = each.parentElement) {
      if (getComputedStyle(each).overflow === 'visible') continue
      const window = each.getBoundingClientRect()
      left = Math.max(left, window.left)
      right = Math.min(right, window.right)
      top = Math.max(top, window.top)
      bottom = Math.min(bottom, window.bottom)
    }
    return right > left && bottom > top ? [left, top, right - left, bottom - top] : null
  }
  const all = lit.flatMap((thing) => marks(thing).map((whole) => ({ thing, whole, box: within(thing, whole) })))
  const boxes = all.filter(({ box }) => box)
  if (!boxes.length) return []
  const crossed = new Set()
  const part = (c) => ((c /= 255) <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
  const light = ([r, g, b]) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b)
  const colour = (words) => /^rgb/.test(words) && words.match(/[\\d.]+/g).map(Number)
  const solid = (found) => found && (found[3] ?? 1) > 0.9
  const brass = document.createElement('i')
  brass.style.color = 'var(--brass)'
  document.body.append(brass)
  const ours = light(colour(getComputedStyle(brass).color))
  brass.remove()
  const ground = (x, y) => {
    for (const each of document.elementsFromPoint(x, y)) {
      const style = getComputedStyle(each)
      const found = colour(each instanceof SVGElement ? style.fill : style.backgroundColor)
      if (style.backgroundImage !== 'none') return null
      if (solid(found)) return light(found)
    }
    return null
  }
  const board = document.querySelector('main').getBoundingClientRect()
  const contrast = (x, y) => {
    const found = x > board.left && x < board.right && y > board.top && y < board.bottom ? ground(x, y) : null
    return found === null ? 21 : (Math.max(ours, found) + 0.05) / (Math.min(ours, found) + 0.05)
  }
  for (const { thing, whole: [x, y, width, height] } of boxes) {
    // most of it: small things lie below a line here and there
    const found = [0.2, 0.35, 0.5, 0.65, 0.8].map((at) => contrast(x + width * at, y + height * at))
    const usual = found.sort((a, b) => a - b)[2]
    if (usual < 3) crossed.add(`the mark of ${thing.dataset.thing} has contrast ${usual.toFixed(1)}`)
  }
  const range = document.createRange()
  const words = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  while (words.nextNode()) {
    const text = words.currentNode
    if (!/\\p{L}{2}/u.test(text.data)) continue
    range.selectNodeContents(text)
    for (const line of range.getClientRects()) {
      const seen = within(text, [line.x, line.y, line.width, line.height])
      if (!seen) continue
      const [left, right] = [seen[0], seen[0] + seen[2]]
      // letters fill the middle of their line
      const low = Math.min(line.bottom - line.height * 0.2, seen[1] + seen[3])
      const high = Math.max(line.top + line.height * 0.25, seen[1])
      for (const { thing, box: [x, y, width, height] } of boxes) {
        const across = Math.min(right, x + width) - Math.max(left, x)
        const down = Math.min(low, y + height) - Math.max(high, y)
        if (across < 2 || down <= 0.5 || !shown(text.parentElement)) continue
        const at = document.elementFromPoint(Math.max(left, x) + across / 2, Math.max(high, y) + down / 2)
        // what lies over the words, or over the mark, lets nobody see that
        const through = getComputedStyle(text.parentElement).pointerEvents === 'none'
        if (!at?.closest('main') || !(through || at.contains(text) || thing.contains(at))) continue
        const where = `at ${Math.round(x)}, ${Math.round(y)} of ${innerWidth}`
        crossed.add(`the mark of ${thing.dataset.thing} crosses "${text.data.trim().slice(0, 30)}" ${where}`)
      }
    }
  }
  return [...crossed]
}""".replace("MARKS", MARKS)
#: Watches a person's bar and board from one look to the next: the bar keeps its height and the places of its
#: parts, and what is lit and stays lit moves by no more than two pixels; `data-unfolds` is what a press opens.
STILLNESS = """() => {
  const most = 2
  const places = {}
  let last = null
  const bar = () => {
    const found = { height: [document.querySelector('#decision').offsetHeight] }
    const at = (selector, place) => {
      const part = document.querySelector(`#decision ${selector}`)
      if (part?.offsetParent) found[selector] = place(part.getBoundingClientRect())
    }
    const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    for (const part of ['.acts .undo:not(.ask)', '.aids .lock', '.aids .all']) at(part, middle)
    at('.answers > .answer:first-child:has(+ :is(.main, .hint))', middle)
    at('.prompt', (box) => [box.left])
    at('.answers .main', (box) => [box.right, (box.top + box.bottom) / 2])
    return found
  }
  const lit = () => {
    const found = new Map()
    // a card that was just dealt is still on its way
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    const travels = running.map((each) => each.effect?.target)
    for (const each of document.querySelectorAll('main [data-thing][data-state=selectable]')) {
      const { left, top, width } = each.getBoundingClientRect()
      const name = each.dataset.thing
      if (!width || each.closest('[data-unfolds]') || travels.some((other) => other?.contains(each))) continue
      // what scrolls to where the next pick is moves nothing on itself
      let [across, down] = [0, 0]
      for (let box = each.parentElement; box; box = box.parentElement) {
        across += box.scrollLeft
        down += box.scrollTop
      }
      const place = { seen: [left, top], lies: [left + across, top + down] }
      found.set(found.has(name) ? `${name} ${found.size}` : name, place)
    }
    return found
  }
  return (doing) => {
    const faults = []
    const asked = document.querySelector('#decision .prompt')?.textContent
    if (!document.querySelector('#decision .answers')) return ((last = null), faults)
    for (const [part, place] of Object.entries(bar())) {
      const before = (places[part] ??= place)
      const moved = place.some((each, i) => Math.abs(each - before[i]) > 1)
      if (moved) faults.push(`${part} of the bar was at ${before}, is at ${place}: ${doing}, ${asked}`)
    }
    const [question, now] = [document.querySelector('#decision').dataset.move, lit()]
    const apart = ([x, y], [oldX, oldY]) => Math.max(Math.abs(x - oldX), Math.abs(y - oldY))
    if (last?.question === question) for (const [name, { seen, lies }] of now) {
      const was = last.now.get(name)
      const far = was && Math.min(apart(seen, was.seen), apart(lies, was.lies))
      if (far > most) faults.push(`${name} moved by ${Math.round(far)} pixels: ${doing}, ${asked}`)
    }
    last = { question, now }
    return faults
  }
}"""
