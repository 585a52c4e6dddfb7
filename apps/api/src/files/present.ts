import type { AppContext } from '../app-context.ts'

type Files = Pick<AppContext, 'fileUrl'>

/**
 * The signed URL of a file, as the wire wraps it.
 * @param name the file name a browser saves it under; without it the browser shows the file
 */
export function fileOf({ fileUrl }: Files, key: string | null, name?: string): { url: string } | null {
  const url = fileUrl(key, name)
  return url === null ? null : { url }
}
