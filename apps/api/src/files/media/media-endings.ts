import type { Unplayable } from '@the-house/domain'

/** The containers that browsers do not open, by the extension: their content is told by no first bytes that are taken. */
export const containers: Readonly<Record<string, Unplayable>> = {
  wma: 'windows',
  wmv: 'windows',
  asf: 'windows',
  amr: 'amr',
  '3gp': 'amr',
  ac3: 'ac3',
  avi: 'avi',
  mov: 'quicktime',
  mkv: 'matroska',
}

const played = new Set(['mp3', 'm4a', 'ogg', 'wav', 'mp4', 'webm'])

/** Whether a file of an extension is read for what it holds. */
export const isRead = (ending: string): boolean =>
  ending === 'pdf' || ending === 'vtt' || played.has(ending) || Object.hasOwn(containers, ending)
