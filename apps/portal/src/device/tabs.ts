/** What tabs of one portal say to each other; none hears itself. */
export interface Tabs<Message> {
  say: (message: Message) => void
  hear: (listener: (message: Message) => void) => void
}

/**
 * @param parse what another version of the portal says may be of another shape: null where it is not understood
 */
export function tabsOf<Message>(name: string, parse: (said: unknown) => Message | null): Tabs<Message> {
  // Old browsers: each tab then knows what it finds out itself.
  if (!('BroadcastChannel' in globalThis)) return { say: () => undefined, hear: () => undefined }
  const channel = new BroadcastChannel(name)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin to name
    say: (message) => channel.postMessage(message),
    hear: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const message = parse(data)
        if (message) listener(message)
      }),
  }
}
