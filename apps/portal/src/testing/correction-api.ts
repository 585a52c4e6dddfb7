import { FakeApi } from './fake-api.ts'

const named = (id: number, name: string) => ({ id, name })

/** The fields of an answer that every response has. */
const headOf = (id: number) => ({
  id,
  student: named(id * 10, `Student ${id}`),
  book: named(1, 'Book one'),
  chapter: named(2, 'Kitchen'),
  topic: named(3, 'Writing'),
  test: null,
  // Sunday evening in São Paulo, Monday in UTC.
  answered_at: '2026-03-02T01:30:00Z',
  claim: null,
})

export const own = { user: named(7, 'Maria Silva'), until: '2026-03-02T12:10:00Z', own: true }
export const colleagues = { user: named(8, 'Ana Reis'), until: '2026-03-02T12:10:00Z', own: false }

const exerciseOf = (id: number) => ({
  id: 5,
  type: 'OPEN_ANSWER',
  title: `Text ${id}`,
  question: '<p>Describe your kitchen.</p>',
  question_masked: null,
  alternatives: [],
  answer_alternatives: [],
  answer_text: `I has a cat ${id}.`,
  answer_correct: 'There is a table.',
  options: [],
  answered_options: [],
  answered: true,
  media: null,
  extras: null,
  audio_extra: null,
  image_extra: null,
  image_text: '',
})

export const taskOf = (id: number, changes: object = {}) => ({
  ...headOf(id),
  queue: 'PRACTICE',
  exercise: exerciseOf(id),
  explanation: null,
  version: 0,
  correction: null,
  second_version: null,
  former: [],
  ...changes,
})

export const listCall = 'GET /corrections?queue=PRACTICE&page=1&size=20'
export const nextCall = 'POST /corrections/next'

/** A fake API with answers to correct, oldest first; a corrected answer leaves the queue. */
export class CorrectionApi extends FakeApi {
  readonly waiting: number[]
  readonly saved: Record<string, unknown>[] = []
  /** The ids of second versions. */
  readonly again = new Set<number>()

  constructor(...ids: number[]) {
    super()
    this.waiting = ids
    this.on('GET /corrections/facets?queue=PRACTICE', {
      books: [{ id: 1, name: 'Book one', count: ids.length }],
      chapters: [{ id: 2, name: 'Kitchen', book_id: 1, count: ids.length }],
      units: [],
      tests: [],
    })
      .on(listCall, () => ({ body: this.page() }))
      .on(nextCall, ({ except }: { except: number[] }) => {
        const left = this.waiting.filter((id) => !except.includes(id))
        return { body: { id: left[0] ?? null, waiting: left.length } }
      })
      .on('GET /me/phrases', { content: [] })
    for (const id of ids)
      this.on(`GET /corrections/${id}`, taskOf(id))
        .on(`PUT /corrections/${id}/claim`, own)
        .reply(`DELETE /corrections/${id}/claim`, { status: 204 })
        .on(`PUT /corrections/${id}`, (body: Record<string, unknown>) => {
          this.saved.push({ id, ...body })
          this.waiting.splice(this.waiting.indexOf(id), 1)
          return { body: { version: 1 } }
        })
  }

  private page() {
    const content = this.waiting.map((id) => ({
      ...headOf(id),
      title: `Text ${id}`,
      beginning: `I has a cat ${id}.`,
      second: this.again.has(id),
    }))
    return { content, meta: { page: 1, size: 20, total: content.length } }
  }
}
