import { useTranslation } from '@the-house/i18n'
import { clockTime } from '../media-facts/clock-time.ts'
import { formatFileSize } from '../media-facts/format-file-size.ts'

/** What is known of a file. */
export interface FileFacts {
  /** Of a picture, in pixels. */
  width?: number | undefined
  height?: number | undefined
  /** How long a sound or film is. */
  seconds?: number | undefined
  /** How many pages a PDF has. */
  pages?: number | undefined
  /** In bytes. */
  size?: number | undefined
}

/** Returns a formatter of what is known of files: `1:23 · 4.2 MB`; an empty text where that is nothing. */
export function useFileFacts() {
  const { t, i18n } = useTranslation()
  return ({ width, height, seconds, pages, size }: FileFacts): string =>
    [
      width !== undefined && height !== undefined && t('editing.file.pixels', { width, height }),
      seconds !== undefined && clockTime(seconds),
      pages !== undefined && t('editing.file.pages', { count: pages }),
      size !== undefined && formatFileSize(size, i18n.language),
    ]
      .filter(Boolean)
      .join(' · ')
}
