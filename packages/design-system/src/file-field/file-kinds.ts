/** The file types a field accepts: MIME types, and extensions for systems that report no type. */
export const fileKinds = {
  image: { types: ['image/png', 'image/jpeg', 'image/webp'], endings: ['.png', '.jpg', '.jpeg', '.webp'] },
  audio: {
    types: ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav', 'audio/x-wav', 'audio/x-m4a', 'audio/webm'],
    endings: ['.mp3', '.m4a', '.ogg', '.wav'],
  },
  video: { types: ['video/mp4', 'video/webm'], endings: ['.mp4', '.webm'] },
  captions: { types: ['text/vtt'], endings: ['.vtt'] },
  pdf: { types: ['application/pdf'], endings: ['.pdf'] },
  any: { types: [], endings: [] },
} as const satisfies Record<string, { types: readonly string[]; endings: readonly string[] }>

export type FileKind = keyof typeof fileKinds

/** The error of a file, as far as the browser can tell before the upload. */
export type FileError = 'type' | 'tooLarge' | 'empty'

/** Validates type and size; null means valid. The server inspects the content and decides. */
export function validateFile(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  kind: FileKind,
  maxBytes: number,
): FileError | null {
  const { types, endings }: { types: readonly string[]; endings: readonly string[] } = fileKinds[kind]
  const lower = name.toLowerCase()
  const fits = types.includes(type) || (type === '' && endings.some((ending) => lower.endsWith(ending)))
  if (kind !== 'any' && !fits) return 'type'
  if (size === 0) return 'empty'
  return size > maxBytes ? 'tooLarge' : null
}

/** The `accept` attribute, which filters the system's file dialog. */
export const acceptOf = (kind: FileKind): readonly string[] => [...fileKinds[kind].types, ...fileKinds[kind].endings]
