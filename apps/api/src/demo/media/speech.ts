import { repeatable, run } from './tools.ts'
import type { Line } from './spoken.ts'
import { voices } from './voices.ts'

/** Seconds of silence after each line. */
const pause = 0.55

/** Speaks one line into a wave file. @returns its length in seconds, pause included */
export function speakLine([speaker, text]: Line, wave: string): number {
  const { name, pitch, speed } = voices[speaker]
  const raw = `${wave}.raw.wav`
  run('espeak-ng', ['-v', name, '-p', String(pitch), '-s', String(speed), '-g', '1', '-w', raw, text])
  // The speech of espeak-ng is dry and sharp: softens the treble, levels the voices and appends a pause.
  const filter = `highpass=f=90,lowpass=f=6500,loudnorm=I=-18:TP=-2:LRA=7,aresample=24000,apad=pad_dur=${pause}`
  run('ffmpeg', ['-y', '-v', 'error', '-i', raw, '-af', filter, '-ac', '1', ...repeatable, wave])
  return Number(run('ffprobe', ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', wave]))
}

/** Joins wave files into one small MP3. */
export function encode(waves: readonly string[], target: string): void {
  const inputs = waves.flatMap((wave) => ['-i', wave])
  const filter = `${waves.map((_, index) => `[${index}:a]`).join('')}concat=n=${waves.length}:v=0:a=1`
  const codec = ['-c:a', 'libmp3lame', '-b:a', '32k', '-ac', '1', '-id3v2_version', '0', '-write_xing', '1']
  run('ffmpeg', ['-y', '-v', 'error', ...inputs, '-filter_complex', filter, ...codec, ...repeatable, target])
}
