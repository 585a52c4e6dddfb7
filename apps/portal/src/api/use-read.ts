/* oxlint-disable typescript/no-unsafe-type-assertion -- the boundary: what the wire and the generics of calls are is asserted here alone */
import { addressOf, type AnswerOf, type Call } from '@the-house/domain'
import useSWR, { preload, type SWRConfiguration } from 'swr'
import { request, type Address, type Input, type Loose } from './client.ts'
import type { ApiFailure } from './failure.ts'

type Read = Call & { method: 'GET' }

/** The key of a read in the cache: its address. */
export const keyOf = <C extends Read>(call: C, address: Address<C>): string => addressOf(call, address as Loose)

const fetcherOf =
  <C extends Read>(call: C, address: Address<C>) =>
  (): Promise<AnswerOf<C>> =>
    request(call, address as Input<C>)

/** Reads a call and keeps it fresh; nothing is asked while `address` is null. */
export function useRead<C extends Read>(
  call: C,
  address: Address<C> | null,
  options?: SWRConfiguration<AnswerOf<C>, ApiFailure>,
) {
  const key = address && keyOf(call, address)
  return useSWR<AnswerOf<C>, ApiFailure>(key, address && fetcherOf(call, address), options)
}

/** Starts a read that the next screen will want. */
export const preloadRead = <C extends Read>(call: C, address: Address<C>): void => {
  // The screen that asks for it shows the failure.
  void preload(keyOf(call, address), fetcherOf(call, address)).catch(() => undefined)
}
