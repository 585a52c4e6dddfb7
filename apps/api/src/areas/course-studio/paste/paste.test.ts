import { newExercise, type ExerciseType, type PasteRow } from '@the-house/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCourse, expectUndone, readContent, studio, type Studio } from '../../../testing/studio.ts'
import { createTestServer, type TestServer } from '../../../testing/test-server.ts'

let context: TestServer
let own: Studio
let presses = 0
beforeAll(async () => {
  context = await createTestServer()
  own = await studio(context)
})
afterAll(() => context.close())

interface Paste {
  entity: string
  id: number
  type?: ExerciseType
  dry_run?: boolean
  press?: string
}

const paste = ({ entity, id, type, dry_run = false, press }: Paste, ...lines: string[]) => {
  presses += 1
  context.wait(1000)
  return own.admin.post('/course/paste', {
    press: press ?? `paste ${presses}`, parent: { entity, id }, type, text: lines.join('\n'), dry_run,
  }) // oxfmt-ignore
}
const problemsIn = (rows: readonly PasteRow[]) =>
  rows.flatMap(({ line, taken, problems }) => problems.map(({ token, what }) => [line, token, what, taken]))

async function addTopic(type = 'EXERCISE') {
  const chapter = await own.admin.make('chapters')
  return own.admin.make('topics', { chapter_id: chapter.id, type })
}

/** The exercises that lines of a type make. */
async function made(type: ExerciseType, ...lines: string[]) {
  const topic = await addTopic()
  const { status, body } = await paste({ entity: 'topics', id: topic.id, type }, ...lines)
  expect([status, problemsIn(body.rows)]).toEqual([200, []])
  const rows = []
  for (const { id } of body.pressed.made) rows.push((await own.admin.get(`/exercises/${id}`)).body)
  return rows
}

describe('an outline pasted into a book', () => {
  const outline = [
    'The kitchen',
    '\tStory',
    '\tWords',
    '\t\tA spoon is …\ta tool | a plant\t1',
    '',
    'The garden',
    '\tRain',
  ]

  it('becomes chapters, topics and exercises, all drafts; as a trial it makes nothing, undone it is gone', async () => {
    const { book } = await addCourse(own, 1)
    const before = await readContent(context)
    const target: Paste = { entity: 'books', id: book.id, type: 'UNIQUE_ALTERNATIVE' }
    const trial = await paste({ ...target, dry_run: true }, ...outline)
    const rows = [
      [1, 0, 'chapters', 'The kitchen', null],
      [2, 1, 'topics', 'Story', 'CONTENT'],
      [3, 1, 'topics', 'Words', 'EXERCISE'],
      [4, 2, 'exercises', 'A spoon is …', 'UNIQUE_ALTERNATIVE'],
      [6, 0, 'chapters', 'The garden', null],
      [7, 1, 'topics', 'Rain', 'CONTENT'],
    ]
    expect(
      trial.body.rows.map(({ line, depth, entity, name, type }: PasteRow) => [line, depth, entity, name, type]),
    ).toEqual(rows)
    expect(trial.body.pressed).toBeNull()
    expect(await readContent(context)).toEqual(before)
    const { body } = await paste(target, ...outline)
    const after = await readContent(context)
    const [kitchen, story, words, spoon, garden, rain] = body.pressed.made.map(({ id }: { id: number }) => id)
    expect((await own.partsOf(book.id, book.id, 'chapters')).slice(1)).toEqual([kitchen, garden])
    expect(await own.partsOf(book.id, kitchen, 'topics')).toEqual([story, words])
    expect(await own.partsOf(book.id, words, 'exercises')).toEqual([spoon])
    expect(await own.partsOf(book.id, garden, 'topics')).toEqual([rain])
    const fresh = (await own.tree(book.id)).filter(({ id, entity }) => entity === 'chapters' && id >= kitchen)
    expect(fresh.every(({ published }) => !published)).toBe(true)
    const { inverse } = await expectUndone(context, own, before, body.pressed.inverse)
    await expectUndone(context, own, after, inverse)
  })

  it('is made once, though two send it at once', async () => {
    const { book } = await addCourse(own, 0)
    const sent = await Promise.all([1, 2].map(() => paste({ entity: 'books', id: book.id, press: 'once' }, 'Only')))
    expect(sent.map(({ status }) => status)).toEqual([200, 200])
    expect(sent[0]?.body.pressed).toEqual(sent[1]?.body.pressed)
    expect(await own.partsOf(book.id, book.id, 'chapters')).toHaveLength(1)
  })

  it('says of each line what is wrong with it, and makes nothing', async () => {
    const { book } = await addCourse(own, 0)
    const before = await readContent(context)
    const { body } = await paste(
      { entity: 'books', id: book.id },
      '\tToo early',
      'One',
      '\t\tTwo',
      '\tA',
      '\t\tB',
      'x'.repeat(201),
    )
    expect(problemsIn(body.rows)).toEqual([
      [1, 'line.deep', null, false],
      [3, 'line.deep', null, false],
      [5, 'type.missing', null, false],
      [6, 'value.long', null, false],
    ])
    expect(body.pressed).toBeNull()
    expect(await readContent(context)).toEqual(before)
  })

  it('says which cells of a chapter or topic count for nothing, and makes the rest', async () => {
    const { book } = await addCourse(own, 0)
    const { body } = await paste({ entity: 'books', id: book.id }, 'One\tspare', '\tTwo \t\tmore', 'Three\t')
    expect(problemsIn(body.rows)).toEqual([
      [1, 'cell.unused', 'spare', true],
      [2, 'cell.unused', 'more', true],
    ])
    expect((await own.tree(book.id)).map(({ name }) => name)).toEqual(['One', 'Three', 'Two'])
  })
})

describe('lines pasted into a topic of exercises', () => {
  it('are choices with the numbers of the right ones', async () => {
    expect(await made('MULTIPLE_ALTERNATIVE', 'What is red & round?\tan apple | a pen | a cherry\t1, 3')).toMatchObject([
      {
        type: 'MULTIPLE_ALTERNATIVE', title: 'What is red & round?', question: '<p>What is red &amp; round?</p>',
        alternatives: [{ title: 'an apple' }, { title: 'a pen' }, { title: 'a cherry' }], correct_alternatives: [1, 3],
        published: false, position: 1,
      },
    ]) // oxfmt-ignore
  })

  it('are sentences with the letters of each blank, of several accepted answers too', async () => {
    expect(
      await made('COMPLETE_LETTERS', 'The k##### is h#####.\tettle | ot // ettle | uge', 'The s##### shines.'),
    ).toMatchObject([
      { title: 'The k… is h….', question_masked: 'The k##### is h#####.', answer_correct: 'ETTLE OT\nETTLE UGE' },
      { question_masked: 'The s##### shines.', options: [{ options: [] }] },
    ])
  })

  it('are sentences with the words of a bank', async () => {
    expect(await made('COMPLETE_WORD', 'She ##### home.\twent | goes\twent')).toMatchObject([
      {
        question_masked: 'She ##### home.',
        alternatives: [{ title: 'went' }, { title: 'goes' }],
        answer_correct: 'went',
      },
    ])
  })

  it('are sentences with the options of each blank', async () => {
    expect(
      await made('MULTIPLE_OPTIONS', 'I ##### here and she ##### there.\tam | is // was | were\tam | was'),
    ).toMatchObject([
      {
        options: [{ options: ['am', 'is'] }, { options: ['was', 'were'] }],
        option_answers: ['am', 'was'],
      },
    ])
  })

  it('are sentences that may have an address in them, or two slashes', async () => {
    const [exercise] = await made('COMPLETE_WORD', 'See https://example.com // or #####.\tthis | that\tthis')
    expect(exercise.question_masked).toBe('See https://example.com // or #####.')
  })

  it('are questions with a model answer', async () => {
    expect(await made('OPEN_ANSWER', 'Where?\tSee https://example.com // there', 'Why?')).toMatchObject([
      { title: 'Where?', answer_correct: 'See https://example.com // there' },
      { title: 'Why?', answer_correct: null },
    ])
  })

  it('say what the import would say', async () => {
    const topic = await addTopic()
    const before = await readContent(context)
    const { body } = await paste(
      { entity: 'topics', id: topic.id, type: 'UNIQUE_ALTERNATIVE' },
      'Which?\tone | two\t3\tmore', '\tIndented', 'y'.repeat(300),
    ) // oxfmt-ignore
    expect(problemsIn(body.rows)).toEqual([
      [1, 'cell.unused', 'more', false],
      [1, 'right.range', '3', false],
      [2, 'line.deep', null, false],
    ])
    expect(await readContent(context)).toEqual(before)
  })
})

describe('a table pasted into a topic of exercises', () => {
  const header = 'type\ttitle\tquestion\tchoices\tright'

  it('is read as the import reads it', async () => {
    const topic = await addTopic()
    const { body } = await paste(
      { entity: 'topics', id: topic.id },
      header, 'unique alternative\tFirst\t<p>Which?</p>\t"one', 'two"\t2', 'open answer\tSecond\tWhy?\t\t',
    ) // oxfmt-ignore
    expect(body.rows.map(({ line, name, type, taken }: PasteRow) => [line, name, type, taken])).toEqual([
      [2, 'First', 'UNIQUE_ALTERNATIVE', true],
      [4, 'Second', 'OPEN_ANSWER', true],
    ])
    const [first] = body.pressed.made
    expect((await own.admin.get(`/exercises/${first.id}`)).body).toMatchObject({
      ...newExercise('UNIQUE_ALTERNATIVE', topic.id), id: first.id, title: 'First', question: '<p>Which?</p>',
      alternatives: [{ id: 1, title: 'one' }, { id: 2, title: 'two' }], correct_alternatives: [2], position: 1,
      media_url: null, audio_extra: null, image_extra: null,
    }) // oxfmt-ignore
  })

  it('is known by its header in quotes too', async () => {
    const { id } = await addTopic()
    const { body } = await paste({ entity: 'topics', id }, '"Type";"Title";"HTML; text"', '"open answer";"One";"Why?"')
    expect(body.rows).toMatchObject([{ line: 2, name: 'One', type: 'OPEN_ANSWER', taken: true }])
  })

  it('is refused with what the import would say of it', async () => {
    const topic = await addTopic()
    const target: Paste = { entity: 'topics', id: topic.id }
    const { body } = await paste(target, `${header}\tnonsense`, 'riddle\tFirst', 'open answer\tSecond')
    expect(problemsIn(body.rows)).toEqual([
      [2, 'file.columnUnknown', 'nonsense', false],
      [2, 'type.unknown', 'riddle', false],
    ])
    expect(body.pressed).toBeNull()
    expect(problemsIn((await paste(target, 'title\tquestion', 'One\tTwo')).body.rows)).toEqual([
      [1, 'file.columns', 'type', false],
    ])
  })
})

it('a text goes neither into a topic of content nor into what is not there', async () => {
  const topic = await addTopic('CONTENT')
  expect(await paste({ entity: 'topics', id: topic.id, type: 'OPEN_ANSWER' }, 'Why?')).toMatchObject({
    status: 412,
    body: { fields: { 'parent.id': 'validation.topicType' } },
  })
  expect((await paste({ entity: 'books', id: 2_000_000_000 }, 'One')).status).toBe(404)
  expect((await paste({ entity: 'contents', id: 1 }, 'One')).status).toBe(412)
})
