const part = (id) => document.querySelector(`#${id}`)
const [find, look, way, count, list, stage, share] = ['find', 'look', 'way', 'count', 'list', 'stage', 'share'].map(
  part,
)

const rows = await (await fetch('differences.json')).json()
let shown = rows
let at = 0

const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}
/** Pictures are stored at half of their real size. */
function picture(src, alt) {
  const image = make('img', { src, alt })
  image.addEventListener('load', () => (image.width = image.naturalWidth * 2))
  return image
}
const pairOf = ({ approved, now }) =>
  make('div', { className: 'pair' }, picture(approved, 'Approved'), picture(now, 'Now'))
const figure = (words, child, className = '') =>
  make('figure', { className }, make('figcaption', { textContent: words }), child)

function pictures(row) {
  if (!row.now) return []
  if (!row.approved) return [figure('Now', picture(row.now, 'Now'))]
  if (way.value !== 'sides') {
    const pair = pairOf(row)
    pair.classList.add(way.value)
    return [pair]
  }
  return [
    figure('Approved', picture(row.approved, 'Approved')),
    figure('Now', picture(row.now, 'Now')),
    figure('Difference', pairOf(row), 'difference'),
  ]
}

function show() {
  const row = shown[at]
  for (const [index, { firstChild }] of [...list.children].entries()) {
    firstChild.setAttribute('aria-current', String(index === at))
    if (index === at) firstChild.scrollIntoView({ block: 'nearest' })
  }
  part('title').textContent = row ? row.title : 'Every picture is as approved'
  part('facts').textContent = row ? [row.look, row.verdict, row.reason].filter(Boolean).join(', ') : ''
  part('command').textContent = row ? `npm run visual -- --approve ${row.story}` : ''
  part('slide').hidden = way.value !== 'slider' || !row?.approved
  stage.className = way.value
  stage.replaceChildren(...(row ? pictures(row) : []))
}

function go(to) {
  at = Math.max(0, Math.min(shown.length - 1, to))
  show()
}

function choose() {
  const words = find.value.toLowerCase()
  shown = rows.filter(
    (row) => `${row.title} ${row.story}`.toLowerCase().includes(words) && (!look.value || row.look === look.value),
  )
  count.textContent = `${shown.length} of ${rows.length}`
  const items = shown.map((row, index) =>
    make(
      'li',
      {},
      make('button', { textContent: `${row.title} (${row.look}, ${row.verdict})`, onclick: () => go(index) }),
    ),
  )
  list.replaceChildren(...items)
  go(0)
}

const ways = [...way.options].map(({ value }) => value)
const keys = {
  j: () => go(at + 1),
  k: () => go(at - 1),
  v: () => {
    way.value = ways[(ways.indexOf(way.value) + 1) % ways.length]
    show()
  },
  '/': () => find.focus(),
}
document.addEventListener('keydown', (event) => {
  const act = keys[event.key]
  const isTyping = event.target instanceof HTMLElement && event.target.matches('input[type=search], select')
  if (!act || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  act()
})
share.addEventListener('input', () => stage.style.setProperty('--share', `${100 - share.valueAsNumber}%`))
for (const control of [find, look]) control.addEventListener('input', choose)
way.addEventListener('input', show)
choose()
