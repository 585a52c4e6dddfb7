/** An object of JSON, of whatever shape. */
export type Json = Readonly<Record<string, unknown>>

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

export const objectOf = (value: unknown): Json => (isJson(value) ? value : {})
export const objectIn = (parent: Json, name: string): Json => objectOf(parent[name])
export const listIn = (parent: Json, name: string): Json[] => {
  const value = parent[name]
  return Array.isArray(value) ? value.map(objectOf) : []
}
export const textsIn = (parent: Json, name: string): string[] => {
  const value = parent[name]
  return Array.isArray(value) ? value.map((one) => (typeof one === 'string' ? one : '')) : []
}
export const textIn = (parent: Json, name: string): string => {
  const value = parent[name]
  return typeof value === 'string' ? value : ''
}
