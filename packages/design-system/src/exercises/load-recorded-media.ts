/** The players of sound and video. */
export const loadRecordedMedia = () => import('./recorded-media.tsx').then((part) => ({ default: part.RecordedMedia }))
