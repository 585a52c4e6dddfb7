import type { CourseStep } from '@the-house/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purgePresses } from './press.ts'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { addCourse, expectUndone, readContent, studio, type Studio } from '../../testing/studio.ts'

let context: TestServer
let own: Studio
beforeAll(async () => {
  context = await createTestServer()
  own = await studio(context)
})
afterAll(() => context.close())

describe('a request', () => {
  it('with one stale version of ten steps is refused with who and when, and nothing is done', async () => {
    const { book, chapters } = await addCourse(own, 3)
    const other = await studio(context)
    const late = chapters[2]?.chapter.id
    await other.press({ action: 'CHANGE', entity: 'chapters', id: late, version: 1, fields: { name: 'Theirs' } })
    const at = context.clock().toISOString()
    // A drag is no conflict, and not what the conflict is with.
    await own.press({ action: 'MOVE', entity: 'chapters', id: late, parent_id: book.id, after_id: null })
    const before = await readContent(context)
    const nine = chapters.flatMap(({ chapter, story, practice }): CourseStep[] => [
      { action: 'MOVE', entity: 'chapters', id: chapter.id, parent_id: book.id, after_id: null },
      { action: 'CHANGE', entity: 'topics', id: story.id, version: 1, fields: { name: 'Mine' } },
      { action: 'REMOVE', entity: 'topics', id: practice.id, version: 1 },
    ])
    for (const step of [
      { action: 'CHANGE', entity: 'chapters', id: late, version: 1, fields: { name: 'Mine' } },
      { action: 'PUBLISH', entity: 'chapters', id: late, version: 1 },
      { action: 'UNPUBLISH', entity: 'chapters', id: late, version: 1 },
      { action: 'REMOVE', entity: 'chapters', id: late, version: 1 },
    ] satisfies CourseStep[]) {
      const { status, body } = await own.send([...nine, step])
      expect({ status, body }).toEqual({
        status: 409,
        body: { token: 'conflict', latest: { entity: 'chapters', id: late, by: other.admin.user.name, at } },
      })
    }
    expect(await readContent(context)).toEqual(before)
  })

  it('that is repeated gets the same answer, and changes nothing; the same name by another is another one', async () => {
    const { book } = await addCourse(own, 0)
    const steps: CourseStep[] = [{ action: 'CREATE', entity: 'chapters', parent_id: book.id, fields: { name: 'Once' } }]
    const first = await own.send(steps, 'the same')
    expect(first.status).toBe(200)
    expect(await own.send(steps, 'the same')).toMatchObject({ status: 200, body: first.body })
    expect(await own.partsOf(book.id, book.id, 'chapters')).toEqual([first.body.made[0].id])
    const other = await studio(context)
    await other.send(steps, 'the same')
    expect(await own.partsOf(book.id, book.id, 'chapters')).toHaveLength(2)
  })

  it('is remembered for a week', async () => {
    const day = 24 * 3_600_000
    const steps: CourseStep[] = [{ action: 'CREATE', entity: 'books', fields: { name: 'Kept' } }]
    const first = await own.send(steps, 'kept')
    await purgePresses(context.db, new Date(context.clock().getTime() + 7 * day - 1))
    expect((await own.send(steps, 'kept')).body).toEqual(first.body)
    await purgePresses(context.db, new Date(context.clock().getTime() + 7 * day + 1))
    expect((await own.send(steps, 'kept')).body.made[0].id).not.toBe(first.body.made[0].id)
  })

  it('changes one row twice, and is undone', async () => {
    const { chapters } = await addCourse(own, 1)
    const id = chapters[0]?.story.id
    const before = await readContent(context)
    const { inverse } = await own.press(
      { action: 'CHANGE', entity: 'topics', id, version: 1, fields: { name: 'One' } },
      { action: 'UNPUBLISH', entity: 'topics', id, version: 1 },
      { action: 'CHANGE', entity: 'topics', id, version: 1, fields: { name: 'Two' } },
      { action: 'CHANGE', entity: 'contents', id: chapters[0]?.content.id, version: 1, fields: { subject: 'Three' } },
      { action: 'REMOVE', entity: 'topics', id, version: 1 },
    )
    expect(inverse).toHaveLength(5)
    await expectUndone(context, own, before, inverse)
  })

  it.each([
    ['no steps', { press: 'x', steps: [] }, 'steps'],
    ['no press', { steps: [{ action: 'RESTORE', entity: 'books', id: 1 }] }, 'press'],
    [
      'an unknown entity',
      { press: 'x', steps: [{ action: 'REMOVE', entity: 'users', id: 1, version: 1 }] },
      'steps[0].entity',
    ],
    ['no version', { press: 'x', steps: [{ action: 'REMOVE', entity: 'books', id: 1 }] }, 'steps[0].version'],
    ['no parent', { press: 'x', steps: [{ action: 'MOVE', entity: 'topics', id: 1 }] }, 'steps[0].parent_id'],
    [
      'words for fields',
      { press: 'x', steps: [{ action: 'CREATE', entity: 'books', fields: 'x' }] },
      'steps[0].fields',
    ],
    [
      'a temporary id that nothing has',
      { press: 'x', steps: [{ action: 'REMOVE', entity: 'books', id: -4 }] },
      'steps[0].id',
    ],
    [
      'a temporary id of something else',
      {
        press: 'x',
        steps: [
          { action: 'CREATE', entity: 'books', as: -1, fields: { name: 'x' } },
          { action: 'CREATE', entity: 'topics', parent_id: -1, fields: { name: 'x', type: 'CONTENT' } },
        ],
      },
      'steps[1].parent_id',
    ],
    [
      'a field that is wrong',
      { press: 'x', steps: [{ action: 'CREATE', entity: 'books', fields: { name: '' } }] },
      'steps[0].fields.name',
    ],
    [
      'more steps than are taken at once',
      { press: 'x', steps: Array.from({ length: 201 }, () => ({ action: 'RESTORE', entity: 'books', id: 1 })) },
      'steps',
    ],
  ])('with %s is refused by the name of what is wrong', async (_, body, field) => {
    const { status, body: answer } = await own.admin.post('/course/steps', body)
    expect([status, Object.keys(answer.fields)]).toEqual([412, [field]])
  })

  it('about something that is not there is not found, and says which step', async () => {
    for (const action of ['CHANGE', 'MOVE', 'COPY', 'PUBLISH', 'REMOVE', 'RESTORE'] as const) {
      const step = {
        action,
        entity: 'topics' as const,
        id: 2_000_000_000,
        version: 1,
        parent_id: 1,
        after_id: null,
        fields: {},
      }
      const { status, body } = await own.send([{ action: 'CREATE', entity: 'books', fields: { name: 'x' } }, step])
      expect([action, status, body.fields]).toEqual([action, 404, { 'steps[1].id': 'validation.id' }])
    }
  })
})
