/** Cross-tab broadcast of messages (BroadcastChannel); the sender does not receive its own. */
export interface TabChannel<Message> {
  post: (message: Message) => void
  subscribe: (listener: (message: Message) => void) => void
}

/**
 * Opens a named channel.
 * @param parse validates a message, as another build of the portal may send another shape: null where it is unknown
 */
export function openTabChannel<Message>(name: string, parse: (said: unknown) => Message | null): TabChannel<Message> {
  // Old browsers have no broadcast: each tab then relies on its own requests.
  if (!('BroadcastChannel' in globalThis)) return { post: () => undefined, subscribe: () => undefined }
  const channel = new BroadcastChannel(name)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin to name
    post: (message) => channel.postMessage(message),
    subscribe: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const message = parse(data)
        if (message) listener(message)
      }),
  }
}
