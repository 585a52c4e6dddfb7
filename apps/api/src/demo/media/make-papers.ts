import { writeFileSync } from 'node:fs'
import { papers } from './papers.ts'
import { diaryText, letters, verbsText, wordsOfRooms } from './texts.ts'
import { drawings } from './draw/drawings.ts'
import type { PictureName } from './pictures.ts'
import { printPage } from './print.ts'
import { zip } from './zip.ts'

const style = `section { break-inside: avoid; margin-bottom: 5mm } h2 { font-size: 13pt; margin: 0 0 1mm; color: #B4472F }
table { width: 100%; border-collapse: collapse } td { width: 50%; border-bottom: 0.2mm solid #C9BEB0; padding: 0.6mm 0 }
main { columns: 2; column-gap: 12mm } p.letter { margin: 0 0 1mm; padding-left: 4mm }`

const pair = (words: string) => {
  const [english = '', portuguese = ''] = words.split('=')
  return `<tr><td>${english}</td><td lang="pt-BR">${portuguese}</td></tr>`
}

const wordsPage = `<h1>The words of the first seven rooms</h1>
<p>Fold the sheet so that you see one language only. Say the other aloud, then look.</p><main>${wordsOfRooms
  .map(([room, words]) => `<section><h2>${room}</h2><table>${words.split(', ').map(pair).join('')}</table></section>`)
  .join('')}</main>`

const lettersPage = `<h1>Six letters to borrow</h1>
<p>Take the beginning of one, the middle of another, and sign with your own name.</p>${letters
  .map(
    ([title, opening, text, ending]) =>
      `<section><h2>${title}</h2><p class="letter">${opening}</p><p class="letter">${text}</p><p class="letter">${ending}</p></section>`,
  )
  .join('')}`

const cards: PictureName[] = [
  'cat-under-table', 'cat-on-chair', 'key-and-umbrella', 'apples', 'clock-half-past-seven', 'clothes', 'woman-reading',
] // oxfmt-ignore

/** Generates the papers that students may download; `scratch` is a temporary page for the browser. */
export function makePapers(file: (name: string) => string, scratch: string): void {
  printPage({ title: 'The words of the first seven rooms', style, body: wordsPage }, file(papers.words), scratch)
  printPage({ title: 'Six letters to borrow', style, body: lettersPage }, file(papers.letters), scratch)
  writeFileSync(file(papers.verbs), verbsText)
  writeFileSync(file(papers.diary), diaryText)
  writeFileSync(
    file(papers.cards),
    zip(cards.map((name) => ({ name: `${name}.svg`, bytes: Buffer.from(drawings[name]) }))),
  )
}
