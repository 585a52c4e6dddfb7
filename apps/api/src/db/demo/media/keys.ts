import type { PictureName } from './pictures.ts'
import { spoken, type Line, type SpokenName } from './spoken.ts'
import { videos, type VideoName } from './videos.ts'

/** The folder of the made files; below it, a file's path is its key in the storage after `demo/`. */
export const filesFolder = new URL('files/', import.meta.url)

/** Where the file of a key lies in the repository. */
export const fileOfKey = (key: string) => new URL(key.replace(/^demo\//, ''), filesFolder)

/** Keys of the storage, by name. */
export const keys = {
  picture: (name: PictureName) => `demo/pictures/${name}.svg`,
  audio: (name: SpokenName) => `demo/audio/${name}.mp3`,
  video: (name: VideoName) => `demo/videos/${name}.mp4`,
  captions: (name: VideoName) => `demo/videos/${name}.vtt`,
  paper: (file: string) => `demo/papers/${file}`,
  plan: 'demo/plan.pdf',
}

const paragraphs = (lines: readonly Line[]) =>
  lines.map(([speaker, text]) => `<p><strong>${speaker}:</strong> ${text}</p>`).join('')

/** What a recording says, as html. */
export const transcriptOf = (name: SpokenName) => paragraphs(spoken[name])

/** What a video says, as html. */
export const videoTranscriptOf = (name: VideoName) => paragraphs(videos[name].shots.map(({ line }) => line))
