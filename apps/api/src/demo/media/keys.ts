import type { PictureName } from './pictures.ts'
import { spoken, type Line, type SpokenName } from './spoken.ts'
import { videos, type VideoName } from './videos.ts'

/** The folder of the generated files; a file's path below it is its key in the storage after `demo/`. */
export const filesFolder = new URL('files/', import.meta.url)

/** Returns the file of a key in the repository. */
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

/** The transcript of a recording, as html. */
export const transcriptOf = (name: SpokenName) => paragraphs(spoken[name])

/** The transcript of a video, as html. */
export const videoTranscriptOf = (name: VideoName) => paragraphs(videos[name].shots.map(({ line }) => line))
