/* oxlint-disable typescript/no-unsafe-type-assertion -- the boundary: what the wire and the generics of calls are is asserted here alone */
import useSWR, { type SWRConfiguration } from 'swr'
import {
  routeUrl,
  request,
  type UrlInput,
  type ResponseOf,
  type RouteWithResponse,
  type Input,
  type UntypedInput,
} from './client.ts'
import type { ApiError } from './api-error.ts'

/** The calls that only read. */
export type Read = Extract<RouteWithResponse, `GET ${string}`>

/** The SWR cache key of a read: its URL. */
export const keyOf = <R extends Read>(route: R, address: UrlInput<R>): string =>
  routeUrl(route, address as UntypedInput)

const fetcherOf =
  <R extends Read>(route: R, address: UrlInput<R>) =>
  (): Promise<ResponseOf<R>> =>
    request(route, address as Input<R>)

/** Fetches a call with SWR and revalidates it; nothing is fetched while `address` is null. */
export function useApiQuery<R extends Read>(
  route: R,
  address: UrlInput<R> | null,
  options?: SWRConfiguration<ResponseOf<R>, ApiError>,
) {
  const key = address && keyOf(route, address)
  return useSWR<ResponseOf<R>, ApiError>(key, address && fetcherOf(route, address), options)
}
