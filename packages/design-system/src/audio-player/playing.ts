/** The players of the page, of which only one plays at a time. */
const players = new Set<HTMLMediaElement>()

/**
 * Registers a player, so that starting it pauses the others.
 * @returns unregisters it
 */
export function joinPlayers(player: HTMLMediaElement): () => void {
  const alone = () => {
    for (const other of players) if (other !== player) other.pause()
  }
  players.add(player)
  player.addEventListener('play', alone)
  return () => {
    player.pause()
    player.removeEventListener('play', alone)
    players.delete(player)
  }
}

/** Pauses every player of the page. */
export function stopAllAudio(): void {
  for (const player of players) player.pause()
}
