/** What a field takes: the types that browsers tell, and the endings for systems that know no type. */
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

/** What is wrong with a file, as far as can be seen before it is sent. */
export type FileMistake = 'type' | 'tooLarge' | 'empty'

/** null: nothing. The server looks into it and has the last word. */
export function mistakeOfFile(
  { name, type, size }: Pick<File, 'name' | 'type' | 'size'>,
  kind: FileKind,
  maxBytes: number,
): FileMistake | null {
  const { types, endings }: { types: readonly string[]; endings: readonly string[] } = fileKinds[kind]
  const lower = name.toLowerCase()
  const fits = types.includes(type) || (type === '' && endings.some((ending) => lower.endsWith(ending)))
  if (kind !== 'any' && !fits) return 'type'
  if (size === 0) return 'empty'
  return size > maxBytes ? 'tooLarge' : null
}

/** What the system's dialog offers. */
export const acceptOf = (kind: FileKind): readonly string[] => [...fileKinds[kind].types, ...fileKinds[kind].endings]
