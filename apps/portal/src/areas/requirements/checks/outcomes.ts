/** The verdict of each outcome; its text is `requirements.outcome.NAME`. */
export const verdicts = {
  browserGood: 'good',
  browserOld: 'bad',
  soundPlayed: 'open',
  soundHeard: 'good',
  soundSilent: 'bad',
  soundMissing: 'bad',
  microphoneGood: 'good',
  cameraGood: 'good',
  mediaDenied: 'bad',
  mediaAbsent: 'fair',
  mediaBusy: 'fair',
  mediaMissing: 'bad',
  storageGood: 'good',
  storageBlocked: 'bad',
  connectionGood: 'good',
  connectionSlow: 'fair',
  connectionLost: 'bad',
} as const satisfies Record<string, 'good' | 'fair' | 'bad' | 'open'>

export type Outcome = keyof typeof verdicts
/** `open`: only the user can answer it. */
export type Verdict = (typeof verdicts)[Outcome]
