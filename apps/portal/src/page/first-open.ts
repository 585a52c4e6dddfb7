import type { Topic } from '@the-house/domain'

/** The topic to go on with as far as the device knows: the first that is not concluded, else the first. */
export const firstOpen = (topics: readonly Topic[]): Topic | undefined =>
  topics.find(({ concluded }) => !concluded) ?? topics[0]
