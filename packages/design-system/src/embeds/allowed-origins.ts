import { filmOf, filmPlayers } from '@the-house/domain'

const listIn = (name: string): string[] | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.split(' ')

/** The origins of pictures and files that the server has written into the page, and the page's own. */
export const fileOrigins = (): string[] => [location.origin, ...(listIn('picture-origins') ?? [])]

/** The origins of what may stand in a frame: the server names the players where it does not allow all of them. */
const frameOrigins = (): string[] => [...(listIn('player-origins') ?? Object.values(filmPlayers)), ...fileOrigins()]

/** The host of a film that the school's settings do not allow, which the browser would block; null: it is shown. */
export function refusedHostOf(src: string): string | null {
  const player = filmOf(src)?.player
  const address = player ?? src
  if (!URL.canParse(address, location.href)) return null
  const { origin, protocol } = new URL(address, location.href)
  // What the page itself has made (blob:) has no host.
  if (!/^https?:$/.test(protocol)) return null
  const allowed = player ? frameOrigins() : fileOrigins()
  return allowed.includes(origin) ? null : new URL(src, location.href).host.replace(/^www\./, '')
}
