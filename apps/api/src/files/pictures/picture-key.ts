/** The sizes that pictures are stored in, by the folder of their keys: the longest side, and the widths of thumbnails. */
const sizes = {
  /** Shown in the menu and on the profile, up to 112 CSS pixels high. */
  avatars: { longest: 384, widths: [96] },
  /** Shown as cards, in a column and enlarged; the longest side is that of a sheet of A4 at 220 dpi. */
  managed: { longest: 2560, widths: [320, 640, 1280] },
} as const

type Folder = keyof typeof sizes

/** The directory of a picture's key: a folder, or one below it. */
export type PictureDirectory = 'avatars' | `managed/${string}`

export interface Dimensions {
  width: number
  height: number
}

/** The name of a picture that was written here carries its dimensions. */
const named = /^(avatars|managed)\/.*-(\d{1,5})x(\d{1,5})\.webp$/

const isFolder = (name: string | undefined): name is Folder => name !== undefined && Object.hasOwn(sizes, name)

const smallerIn = (folder: Folder, { width }: Dimensions): readonly number[] =>
  sizes[folder].widths.filter((smaller) => smaller < width)

/** The longest side of the pictures of a directory, and their smaller widths: none is enlarged. */
export function sizesIn(directory: PictureDirectory) {
  const folder = directory === 'avatars' ? directory : 'managed'
  return { longest: sizes[folder].longest, smallerOf: (picture: Dimensions) => smallerIn(folder, picture) }
}

/** The key of a picture, which carries its dimensions. */
export const pictureKey = (directory: PictureDirectory, id: string, { width, height }: Dimensions): string =>
  `${directory}/${id}-${width}x${height}.webp`

/** The key of a smaller width of a picture. */
export const keyOfWidth = (key: string, width: number): string => key.replace(/\.webp$/, `.w${width}.webp`)

/** The dimensions and the smaller widths of a picture by its key; undefined: a file that was not written as a picture. */
export function pictureOfKey(key: string): (Dimensions & { smaller: readonly number[] }) | undefined {
  const [, folder, width, height] = named.exec(key) ?? []
  if (!isFolder(folder)) return undefined
  const dimensions = { width: Number(width), height: Number(height) }
  return { ...dimensions, smaller: smallerIn(folder, dimensions) }
}

/** The keys of a stored file: of a picture those of its smaller widths, then its own; of any other file its own. */
export const keysOfFile = (key: string): string[] => [
  ...(pictureOfKey(key)?.smaller ?? []).map((width) => keyOfWidth(key, width)),
  key,
]
