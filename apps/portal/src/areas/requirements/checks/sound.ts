import type { Outcome } from './outcomes.ts'

const toneHz = 523
const toneSeconds = 0.8
const volume = 0.2

/** Plays a short tone; resolves at its end, rejects where there is no audio. */
async function playTone(): Promise<void> {
  const player = new AudioContext()
  await player.resume()
  const tone = player.createOscillator()
  const level = player.createGain()
  const end = player.currentTime + toneSeconds
  tone.frequency.value = toneHz
  level.gain.setValueAtTime(volume, player.currentTime)
  // Fades out, because a tone that is cut off ends with a click.
  level.gain.exponentialRampToValueAtTime(0.001, end)
  tone.connect(level).connect(player.destination)
  tone.start()
  tone.stop(end)
  await new Promise((resolve) => tone.addEventListener('ended', resolve, { once: true }))
  await player.close()
}

/** Checks whether a tone can be played; only the user knows whether it was audible. */
export async function checkSound(play: () => Promise<void> = playTone): Promise<Outcome> {
  try {
    await play()
    return 'soundPlayed'
  } catch {
    return 'soundMissing'
  }
}
