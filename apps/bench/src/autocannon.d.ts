/** The part of autocannon that is used here; it brings no types. */
declare module 'autocannon' {
  interface Options {
    url: string
    method?: 'GET' | 'PUT'
    headers?: Record<string, string>
    body?: string
    connections: number
    duration: number
  }
  interface Result {
    requests: { average: number }
    latency: { p99: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
