import type { FoundingStep } from '@the-house/domain'
import { publicPaths } from './public-paths.ts'

/** The paths that several areas link to; the route table has their patterns. */
export const paths = {
  ...publicPaths,
  profile: '/profile',
  requirements: '/requirements',
  notifications: '/notifications',
  reports: '/admin/reports',
  news: '/the-house-news',
  newsWith: (tag: string) => `/the-house-news?${new URLSearchParams({ tags: tag })}`,
  article: (id: number) => `/the-house-news/${id}`,
  schedules: '/schedules',
  scheduleOf: (day: string) => `/schedules?day=${day}`,
  onlineClasses: '/online-classes',
  meets: '/meets',
  speaking: '/speaking/books',
  speakingBook: (id: number) => `/speaking/books/${id}`,
  speakingContent: (book: number, number: number) => `/speaking/books/${book}/content/${number}`,
  downloads: '/download/books',
  archives: (book: number) => `/download/books/${book}/downloads`,
  tribes: '/tribes',
  store: '/store',
  myOrders: '/store/orders',
  desk: '/admin/orders',
  partners: '/partner',
  partner: (id: number) => `/partner/${id}`,
  people: '/admin/people',
  founding: '/founding',
  foundingStep: (step: FoundingStep) => `/founding/${step.toLowerCase()}`,
  studio: '/admin/course',
  /** The studio at one row of the course: `exercises`, 12. */
  studioAt: (entity: string, id: number) => `/admin/course?at=${entity}/${id}`,
  media: '/admin/media',
  mediaFile: (id: number) => `/admin/media/${id}`,
  messages: '/admin/messages',
  newMessage: '/admin/messages/new',
  message: (id: number) => `/admin/messages/${id}`,
  editMessage: (id: number) => `/admin/messages/${id}/edit`,
  learner: (id: number) => `/admin/learners/${id}`,
  /** The portal as a student sees it, for staff. */
  portalOf: (student: number) => `/preview-of/${student}`,
  timetable: '/admin/timetable',
  /** The timetable of a unit, with a class open. */
  timetableOf: (unit: number, one?: number) =>
    `/admin/timetable?unity_id=${unit}${one === undefined ? '' : `&class=${one}`}`,
  /** The week of a class in the timetable, with the class open. */
  classIn: (unit: number, { id, day }: { id: number; day: string }) =>
    `/admin/timetable?unity_id=${unit}&start_week=${day}&class=${id}`,
  failures: '/admin/failures',
  classProblems: '/admin/timetable/problems',
  classProblemsOf: (unit: number) => `/admin/timetable/problems?unity_id=${unit}`,
  absence: '/admin/timetable/absence',
  absenceOf: (unit: number, teacher?: number) =>
    `/admin/timetable/absence?unity_id=${unit}${teacher === undefined ? '' : `&teacher_id=${teacher}`}`,
  series: '/admin/series',
  seriesIn: (unit: number) => `/admin/series?unity_id=${unit}`,
  seriesOf: (id: number) => `/admin/series/${id}`,
  newSeries: (unit: number) => `/admin/series/new?unity_id=${unit}`,
  importSeries: (unit: number) => `/admin/series/import?unity_id=${unit}`,
  /** The pattern of the preview of a chapter, and the preview of one. */
  preview: '/preview/:id',
  previewOf: (chapter: number) => `/preview/${chapter}`,
  myTests: '/tests',
  test: (id: number) => `/test/${id}`,
  books: '/the-magic-formula/books',
  chapter: (id: number) => `/the-magic-formula/chapter/${id}`,
  choose: (id: number) => `/the-magic-formula/chapter/${id}/choose`,
  exercises: (chapter: number, topic: { id: number; name: string }) =>
    `/the-magic-formula/chapter/${chapter}/e/${slug(topic.name)}/${topic.id}`,
  content: (chapter: number, topic: { id: number; name: string }) =>
    `/the-magic-formula/chapter/${chapter}/${slug(topic.name)}/${topic.id}`,
}

/** A name as a slug of a URL, for readability only: the id identifies the item. */
function slug(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'topic'
}

/** Decodes a URL parameter. */
export function fromPath(part: string | undefined): string {
  try {
    return decodeURIComponent(part ?? '')
  } catch {
    // Malformed encoding, such as a per cent sign typed by hand.
    return part ?? ''
  }
}
