/**
 * Generates the media of the demonstration school into files/: `node apps/api/src/demo/media/make.ts
 * [pictures|audio|videos|plan|papers]`.
 * The files are committed, so this only runs after a drawing or a spoken text was changed.
 * Needs, on Debian: `apt-get install espeak-ng ffmpeg chromium`. Pictures alone need nothing.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drawings } from './draw/drawings.ts'
import { film } from './film.ts'
import { filesFolder } from './keys.ts'
import { makePapers } from './make-papers.ts'
import { printPlan } from './plan.ts'
import { encode, speakLine } from './speech.ts'
import { spoken } from './spoken.ts'
import { inFolder, missing, needed } from './tools.ts'
import { videos } from './videos.ts'

const target = inFolder(fileURLToPath(filesFolder))
const work = mkdtempSync(join(tmpdir(), 'the-house-media-'))

const folder = (name: string) => {
  mkdirSync(target(name), { recursive: true })
  return inFolder(target(name))
}

const makers = {
  pictures() {
    const file = folder('pictures')
    for (const [name, svg] of Object.entries(drawings)) writeFileSync(file(`${name}.svg`), svg)
  },
  audio() {
    const file = folder('audio')
    for (const [name, lines] of Object.entries(spoken)) {
      const waves = lines.map((line, index) => {
        const wave = join(work, `${name}-${index}.wav`)
        speakLine(line, wave)
        return wave
      })
      encode(waves, file(`${name}.mp3`))
    }
  },
  videos() {
    const file = folder('videos')
    for (const [name, { shots }] of Object.entries(videos)) {
      film(shots, { video: file(`${name}.mp4`), captions: file(`${name}.vtt`) }, work)
    }
  },
  plan() {
    folder('.')
    printPlan(target('plan.pdf'), join(work, 'plan.html'))
  },
  papers: () => makePapers(folder('papers'), join(work, 'paper.html')),
}

const chosen = process.argv.slice(2)
const absent = missing()
if (absent.length > 0 && chosen.join() !== 'pictures') {
  console.error(
    `Missing: ${absent.join(', ')}. On Debian: apt-get install ${absent.map((tool) => needed[tool]).join(' ')}`,
  )
  process.exit(1)
}
for (const [name, make] of Object.entries(makers)) {
  if (chosen.length === 0 || chosen.includes(name)) make()
}
rmSync(work, { recursive: true })
