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

/** A film on YouTube or Vimeo. */
export interface Film {
  /** The name of its player in the settings. */
  host: keyof typeof filmPlayers
  id: string
  /** The one address of its page, which is stored. */
  page: string
  /** The address of its player, which sets no cookies; it starts with the press that shows it. */
  player: string
}

/** The name of a host, as people call it. */
export const filmHosts = { youtube: 'YouTube', vimeo: 'Vimeo' } as const satisfies Record<Film['host'], string>

type Read = (address: string) => Film | null

/** Players of lists and of channels have names as long as the key of a film. */
const youtube =
  /^(?:(?:www|m|music)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|(?:embed|shorts|live|v)\/)|youtu\.be\/)(?!videoseries|live_stream)([\w-]{11})(?![\w-])/i
/** An unlisted film of Vimeo has a second key, without which its page shows nothing. */
const vimeo =
  /^(?:www\.|player\.)?vimeo\.com\/(?:(?:video|channels\/[\w-]+|groups\/[\w-]+\/videos)\/)?(\d{1,12})(?!\d)(?:\/([\da-f]{6,20})(?![\w-])|[^#]*[?&]h=([\da-f]{6,20})(?![\w-]))?/i

const start = /[?&#](?:t|start)=(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?(?!\w)/i

/** The second at which a film begins, by its address; 0: at its beginning. */
function startOf(address: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = start.exec(address) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

const films: Record<Film['host'], Read> = {
  youtube: (address) => {
    const id = youtube.exec(address)?.[1]
    if (!id) return null
    const second = startOf(address)
    const player = `${filmPlayers.youtube}/embed/${id}?autoplay=1&rel=0${second ? `&start=${second}` : ''}`
    const page = `https://www.youtube.com/watch?v=${id}${second ? `&t=${second}s` : ''}`
    return { host: 'youtube', id, page, player }
  },
  vimeo: (address) => {
    const [, id, inPath, inQuery] = vimeo.exec(address) ?? []
    if (!id) return null
    const key = inPath ?? inQuery
    const second = startOf(address)
    const from = second ? `#t=${second}s` : ''
    const player = `${filmPlayers.vimeo}/video/${id}?dnt=1&autoplay=1${key ? `&h=${key}` : ''}${from}`
    return { host: 'vimeo', id, page: `https://vimeo.com/${id}${key ? `/${key}` : ''}${from}`, player }
  },
}

/** The address in what people copy: an address with or without its scheme, or the frame that a host offers. */
function copiedAddress(text: string): string {
  const [, framed] = /^<iframe\b[^>]{0,2000}?\ssrc="([^"]{1,2000})"/i.exec(text.trim()) ?? []
  return (framed ?? text)
    .trim()
    .replaceAll('&amp;', '&')
    .replace(/^(?:https?:)?\/\//i, '')
}

/** The film on YouTube or Vimeo that a text is the address of; null: it is another address. */
export function filmOf(text: string): Film | null {
  const address = copiedAddress(text)
  return films.youtube(address) ?? films.vimeo(address)
}

/** The address of a film as it is stored, whichever of its addresses was copied; any other text as it is. */
export const storedFilm = (text: string): string => filmOf(text)?.page ?? text
