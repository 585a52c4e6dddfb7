import type { Speaker } from './spoken.ts'

interface Voice {
  /** A voice of espeak-ng, with its variant. */
  name: string
  /** 0 to 99. */
  pitch: number
  /** Words per minute; slow enough for beginners. */
  speed: number
}

/** The synthetic voice of each speaker, used by make.ts. */
export const voices: Record<Speaker, Voice> = {
  Ana: { name: 'en-us+f3', pitch: 58, speed: 150 },
  Tom: { name: 'en-us+m3', pitch: 38, speed: 152 },
  'Mrs. Reed': { name: 'en-gb+f2', pitch: 42, speed: 144 },
}
