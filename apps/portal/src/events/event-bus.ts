import type { UserEvent } from '@the-house/domain'

const hearers = new Set<(event: UserEvent) => void>()
const watchers = new Set<() => void>()
let isUp = false

/** Calls back for each event of the signed-in user, whichever tab has the stream. @returns unsubscribes */
export function subscribeEvents(hear: (event: UserEvent) => void): () => void {
  hearers.add(hear)
  return () => hearers.delete(hear)
}

/** Tells this page of an event. */
export function emitEvent(event: UserEvent): void {
  for (const hear of hearers) hear(event)
}

/** Whether events arrive on this page; where they do not, it polls. */
export const streamIsUp = (): boolean => isUp

export function setStreamUp(up: boolean): void {
  if (isUp === up) return
  isUp = up
  for (const watch of watchers) watch()
}

/** Calls back when the stream comes up or goes down. @returns unsubscribes */
export function subscribeStream(watch: () => void): () => void {
  watchers.add(watch)
  return () => watchers.delete(watch)
}
