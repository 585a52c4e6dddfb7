import type { Outcome } from './outcomes.ts'

/** What a browser lends a page, after it has asked its user. */
export interface Media {
  getUserMedia: (wish: MediaStreamConstraints) => Promise<{ getTracks: () => { stop: () => void }[] }>
}

/** Absent in old browsers, and on pages without TLS. */
const lender = (): Media | undefined => navigator.mediaDevices

const refusals: Record<string, Outcome> = {
  NotAllowedError: 'mediaDenied',
  SecurityError: 'mediaDenied',
  NotFoundError: 'mediaAbsent',
  OverconstrainedError: 'mediaAbsent',
}

async function checkMedia(wish: MediaStreamConstraints, good: Outcome, media: Media | undefined): Promise<Outcome> {
  if (!media) return 'mediaMissing'
  try {
    const stream = await media.getUserMedia(wish)
    // Nothing is listened to or looked at: being lent it was the question.
    for (const track of stream.getTracks()) track.stop()
    return good
  } catch (error) {
    return (error instanceof Error && refusals[error.name]) || 'mediaBusy'
  }
}

/** Whether the microphone is lent; the browser asks its user for it. */
export const checkMicrophone = (media = lender()) => checkMedia({ audio: true }, 'microphoneGood', media)

/** Whether the camera is lent; the browser asks its user for it. */
export const checkCamera = (media = lender()) => checkMedia({ video: true }, 'cameraGood', media)
