/** The players of the page; one at a time is heard. */
const players = new Set<HTMLMediaElement>()

/** Joins a player; answers what takes it out again. */
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

/** Silence: every player of the page stops. */
export function stopAllAudio(): void {
  for (const player of players) player.pause()
}
