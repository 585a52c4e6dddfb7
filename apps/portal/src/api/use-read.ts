/* oxlint-disable typescript/no-unsafe-type-assertion -- the boundary: what the wire and the generics of calls are is asserted here alone */
import { addressOf, endpoints, type EndpointName } from '@the-house/domain'
import useSWR, { type SWRConfiguration } from 'swr'
import { request, type Address, type Answered, type Input, type Loose } from './client.ts'
import type { ApiFailure } from './failure.ts'

type Endpoints = typeof endpoints
/** The calls that only read. */
type Read = { [N in EndpointName]: Endpoints[N]['method'] extends 'GET' ? N : never }[EndpointName]

/** The key of a read in the cache: its address. */
export const keyOf = <N extends Read>(name: N, address: Address<N>): string =>
  addressOf(endpoints[name], address as Loose)

const fetcherOf =
  <N extends Read>(name: N, address: Address<N>) =>
  (): Promise<Answered<N>> =>
    request(name, address as Input<N>)

/** Reads a call and keeps it fresh; nothing is asked while `address` is null. */
export function useRead<N extends Read>(
  name: N,
  address: Address<N> | null,
  options?: SWRConfiguration<Answered<N>, ApiFailure>,
) {
  const key = address && keyOf(name, address)
  return useSWR<Answered<N>, ApiFailure>(key, address && fetcherOf(name, address), options)
}
