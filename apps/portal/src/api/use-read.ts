/* oxlint-disable typescript/no-unsafe-type-assertion -- the boundary: what the wire and the generics of calls are is asserted here alone */
import useSWR, { type SWRConfiguration } from 'swr'
import { addressAt, request, type Address, type Answered, type Answering, type Input, type Loose } from './client.ts'
import type { ApiFailure } from './failure.ts'

/** The calls that only read. */
type Read = Extract<Answering, `GET ${string}`>

/** The key of a read in the cache: its address. */
export const keyOf = <R extends Read>(route: R, address: Address<R>): string => addressAt(route, address as Loose)

const fetcherOf =
  <R extends Read>(route: R, address: Address<R>) =>
  (): Promise<Answered<R>> =>
    request(route, address as Input<R>)

/** Reads a call and keeps it fresh; nothing is asked while `address` is null. */
export function useRead<R extends Read>(
  route: R,
  address: Address<R> | null,
  options?: SWRConfiguration<Answered<R>, ApiFailure>,
) {
  const key = address && keyOf(route, address)
  return useSWR<Answered<R>, ApiFailure>(key, address && fetcherOf(route, address), options)
}
