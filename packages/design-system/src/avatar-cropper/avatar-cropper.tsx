export interface AvatarCropperProps {
  /** The square picture, 512 px wide (WebP, or JPEG where the browser writes no WebP). */
  onDone: (picture: Blob) => void
  onCancel: () => void
  /** The picture is on its way to the server. */
  busy?: boolean
  /** What the server said against it, in words. */
  error?: string | undefined
}

/** Chooses a picture, cuts a square out of it, and hands it on. */
export function AvatarCropper(_: AvatarCropperProps) {
  return null
}
