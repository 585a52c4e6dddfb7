import { writeFileSync } from 'node:fs'
import { frames } from './draw/frames.ts'
import { speakLine } from './speech.ts'
import { browse, inFolder, repeatable, run } from './tools.ts'
import type { videos, VideoName } from './videos.ts'

type Shots = (typeof videos)[VideoName]['shots']

const [width, height] = [640, 480]

const stamp = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23)

/** Takes a screenshot of a drawing on plaster, so that every player shows the same. */
function photograph(svg: string, page: string, image: string) {
  const style = `margin:0;height:${height}px;display:grid;place-items:center;background:#FAF6F0`
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  writeFileSync(page, `<body style="${style}"><img src="${source}" style="max-width:100%;max-height:${height}px">`)
  browse([`--window-size=${width},${height}`, `--screenshot=${image}`], page)
}

/** Makes one video and its captions, with a drawing for each spoken line. */
export function film(shots: Shots, target: { video: string; captions: string }, work: string): void {
  const file = inFolder(work)
  const captions = ['WEBVTT', '']
  const inputs: string[] = []
  let time = 0
  for (const [index, { frame, line }] of shots.entries()) {
    const [page, image, wave] = [file(`shot-${index}.html`), file(`shot-${index}.png`), file(`shot-${index}.wav`)]
    photograph(frames[frame], page, image)
    const length = speakLine(line, wave)
    captions.push(`${stamp(time)} --> ${stamp(time + length - 0.2)}`, `<v ${line[0]}>${line[1]}`, '')
    inputs.push('-loop', '1', '-framerate', '10', '-t', length.toFixed(3), '-i', image, '-i', wave)
    time += length
  }
  const parts = shots.map((_, index) => `[${index * 2}:v][${index * 2 + 1}:a]`).join('')
  const filter = `${parts}concat=n=${shots.length}:v=1:a=1[v][a]`
  const picture = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-crf', '26', '-tune', 'stillimage', '-threads', '1']
  const sound = ['-c:a', 'aac', '-b:a', '40k', '-ac', '1', '-movflags', '+faststart']
  run('ffmpeg', [
    '-y',
    '-v',
    'error',
    ...inputs,
    '-filter_complex',
    filter,
    '-map',
    '[v]',
    '-map',
    '[a]',
    ...picture,
    ...sound,
    ...repeatable,
    target.video,
  ])
  writeFileSync(target.captions, captions.join('\n'))
}
