import type { Line } from './spoken.ts'
import type { PictureName } from './pictures.ts'

/** One picture of a video, shown while its line is spoken. */
export interface Shot {
  picture: PictureName
  line: Line
}

export interface Video {
  name: string
  shots: readonly Shot[]
}

/** The school's short films: drawn pictures under spoken lines; make.ts puts them together. */
export const videos = {
  method: {
    name: 'The Magic Formula in four steps',
    shots: [
      { picture: 'method-1', line: ['Mrs. Reed', 'This is your house. Every room is a lesson.'] },
      { picture: 'method-2', line: ['Mrs. Reed', 'Put a new word in a place. The key says hello.'] },
      { picture: 'method-3', line: ['Mrs. Reed', 'Make the picture big, strange, and funny.'] },
      { picture: 'method-4', line: ['Mrs. Reed', 'Then walk back, and every word is waiting for you.'] },
    ],
  },
  cat: {
    name: 'Where is Pepper?',
    shots: [
      { picture: 'cat-missing', line: ['Mrs. Reed', 'Where is Pepper? He is not on the sofa.'] },
      { picture: 'cat-table', line: ['Mrs. Reed', 'He is not under the table.'] },
      { picture: 'cat-behind', line: ['Mrs. Reed', 'Look! He is behind the lamp.'] },
      { picture: 'cat-between', line: ['Mrs. Reed', 'The lamp is between the sofa and the window.'] },
    ],
  },
} as const satisfies Record<string, Video>

export type VideoName = keyof typeof videos
