import type { Outcome } from './outcomes.ts'

/** The part of MediaDevices that asks the user for a device. */
export interface Media {
  getUserMedia: (wish: MediaStreamConstraints) => Promise<{ getTracks: () => { stop: () => void }[] }>
}

/** Undefined in old browsers and on pages without TLS. */
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
    // The permission was the question, so the stream is stopped without being recorded.
    for (const track of stream.getTracks()) track.stop()
    return good
  } catch (error) {
    return (error instanceof Error && refusals[error.name]) || 'mediaBusy'
  }
}

/** Checks the microphone; the browser asks the user for permission. */
export const checkMicrophone = (media = lender()) => checkMedia({ audio: true }, 'microphoneGood', media)

/** Checks the camera; the browser asks the user for permission. */
export const checkCamera = (media = lender()) => checkMedia({ video: true }, 'cameraGood', media)
