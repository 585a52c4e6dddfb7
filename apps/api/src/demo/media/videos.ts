import type { Line } from './spoken.ts'

/** One drawing of a video (draw/frames.ts), shown while its line is spoken. */
export interface Shot {
  frame: string
  line: Line
}

export interface Video {
  name: string
  shots: readonly Shot[]
}

/** The school's short films: drawn pictures with spoken lines; make.ts assembles them. */
export const videos = {
  method: {
    name: 'The Magic Formula in four steps',
    shots: [
      { frame: 'method-1', line: ['Mrs. Reed', 'This is your house. Every room is a lesson.'] },
      { frame: 'method-2', line: ['Mrs. Reed', 'Put a new word in a place. The key says hello.'] },
      { frame: 'method-3', line: ['Mrs. Reed', 'Make the picture big, strange, and funny.'] },
      { frame: 'method-4', line: ['Mrs. Reed', 'Then walk back, and every word is waiting for you.'] },
    ],
  },
  cat: {
    name: 'Where is Pepper?',
    shots: [
      { frame: 'cat-missing', line: ['Mrs. Reed', 'Where is Pepper? He is not on the sofa.'] },
      { frame: 'cat-table', line: ['Mrs. Reed', 'He is not under the table.'] },
      { frame: 'cat-behind', line: ['Mrs. Reed', 'Look! He is behind the lamp.'] },
      { frame: 'cat-between', line: ['Mrs. Reed', 'The lamp is between the sofa and the window.'] },
    ],
  },
} as const satisfies Record<string, Video>

export type VideoName = keyof typeof videos
export type FrameName = (typeof videos)[VideoName]['shots'][number]['frame']
