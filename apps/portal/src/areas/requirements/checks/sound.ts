import type { Outcome } from './outcomes.ts'

const toneHz = 523
const toneSeconds = 0.8
const volume = 0.2

/** Plays a short tone; resolves at its end, rejects where there is no sound. */
async function playTone(): Promise<void> {
  const player = new AudioContext()
  await player.resume()
  const tone = player.createOscillator()
  const level = player.createGain()
  const end = player.currentTime + toneSeconds
  tone.frequency.value = toneHz
  level.gain.setValueAtTime(volume, player.currentTime)
  // Fades out: a tone that is cut off ends with a crack.
  level.gain.exponentialRampToValueAtTime(0.001, end)
  tone.connect(level).connect(player.destination)
  tone.start()
  tone.stop(end)
  await new Promise((resolve) => tone.addEventListener('ended', resolve, { once: true }))
  await player.close()
}

/** Whether a tone could be played; whether it was heard only the user knows. */
export async function checkSound(play: () => Promise<void> = playTone): Promise<Outcome> {
  try {
    await play()
    return 'soundPlayed'
  } catch {
    return 'soundMissing'
  }
}
