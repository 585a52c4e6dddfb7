/** The players of films that a school may embed, by name. They set no cookies before a film is played. */
export const filmPlayers = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
} as const

const isPlayer = (name: string): name is keyof typeof filmPlayers => Object.hasOwn(filmPlayers, name)

/** The origins beside its own from which a school shows something. */
export interface Embeds {
  /** Of players, which are shown in a frame. */
  players: string[]
  /** Of pictures, films and pages. */
  hosts: string[]
}

const isOrigin = (text: string) =>
  /^https:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?\/?$/i.test(text) && URL.canParse(text)

/**
 * Reads the setting: `youtube`, `vimeo` and origins such as `https://media.example.com`, separated by commas, or `none`.
 * @returns undefined where it is written otherwise
 */
export function readEmbeds(setting: string): Embeds | undefined {
  const embeds: Embeds = { players: [], hosts: [] }
  if (setting.trim() === 'none') return embeds
  for (const part of setting.split(',').map((one) => one.trim())) {
    if (isPlayer(part)) embeds.players.push(filmPlayers[part])
    else if (isOrigin(part)) embeds.hosts.push(new URL(part).origin)
    else return undefined
  }
  return embeds
}

/** Where a school sets nothing. */
export const defaultEmbeds = 'youtube,vimeo'

/** No origin: an address that resolves to it is relative, and so of the school itself. */
const here = 'https://here.invalid'

/** Whether HTML may show a picture: one of the school itself, or of one of these origins. */
export function isShownPicture(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address, here)) return false
  const { origin } = new URL(address, here)
  return (origin === here && !address.includes('here.invalid')) || origins.includes(origin)
}

/** Where the addresses of films are, as people copy them; each captures the id. */
const films: readonly [RegExp, (id: string) => string][] = [
  [
    /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/,
    (id) => `${filmPlayers.youtube}/embed/${id}`,
  ],
  [
    /^https:\/\/(?:www\.)?(?:player\.)?vimeo\.com\/(?:video\/)?(\d{1,12})(?!\d)/,
    (id) => `${filmPlayers.vimeo}/video/${id}?dnt=1`,
  ],
]

/** The address of the player of a film on YouTube or Vimeo; null: it is the address of a file. */
export function filmPlayerOf(address: string): string | null {
  for (const [pattern, player] of films) {
    const id = pattern.exec(address)?.[1]
    if (id) return player(id)
  }
  return null
}
