import { courseEntities, type CourseEntity } from '@the-house/domain'

/** Something of the course, by its entity and id. */
export interface CoursePlace {
  entity: CourseEntity
  id: number
}

/** What the studio tells the preview of a chapter in its frame. */
export interface PreviewShown {
  /** The unsaved values of what is edited. */
  draft: (CoursePlace & { values: Record<string, unknown> }) | null
  /** What the preview goes to. */
  focus: CoursePlace | null
  /** Another one: what is saved has changed. */
  revision: string
}

/** What a preview says to the page around it when it can be told what to show. */
export const previewReady = 'preview.ready'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isPlace = (value: unknown): value is CoursePlace =>
  isRecord(value) && courseEntities.some((entity) => entity === value['entity']) && Number.isInteger(value['id'])
const isDraft = (value: unknown): value is PreviewShown['draft'] =>
  value === null || (isPlace(value) && isRecord(Object.entries(value).find(([name]) => name === 'values')?.[1]))
const isShown = (value: unknown): value is PreviewShown =>
  isRecord(value) &&
  isDraft(value['draft']) &&
  (value['focus'] === null || isPlace(value['focus'])) &&
  typeof value['revision'] === 'string'

const isFrom = ({ origin, source }: MessageEvent, sender: Window | null) =>
  origin === location.origin && sender !== null && source === sender

/** Reads a message of the studio; null: it is of another origin, window or shape. */
export const shownIn = (event: MessageEvent<unknown>, sender: Window | null): PreviewShown | null =>
  isFrom(event, sender) && isShown(event.data) ? event.data : null

/** Whether a message says that the preview of this window is ready. */
export const isReady = (event: MessageEvent<unknown>, sender: Window | null): boolean =>
  isFrom(event, sender) && event.data === previewReady
