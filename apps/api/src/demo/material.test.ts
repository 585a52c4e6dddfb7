import { existsSync, readdirSync } from 'node:fs'
import { countBlanks, exerciseTypes, splitWords, type Alternative } from '@the-house/domain'
import { describe, expect, it } from 'vitest'
import { areas } from './areas.ts'
import { authoredHtml } from './authored-html.ts'
import type { ExerciseRow } from './compile-exercise.ts'
import { material } from './material.ts'
import { archivesOfBooks } from './downloads/archives.ts'
import { archiveRows } from './downloads/rows.ts'
import { fileOfKey, filesFolder, keys } from './media/keys.ts'
import { articles } from './news/articles.ts'

const { books, chapters, contents, exercises, topics } = material
const practices = topics.filter(({ type }) => type === 'EXERCISE')
const byTopic = (id: number) => exercises.filter(({ topic_id }) => topic_id === id)
const ofType = (type: string) => exercises.filter((exercise) => exercise.type === type)
const titles = (alternatives: Alternative[]) => alternatives.map(({ title }) => title)
const areDistinct = (list: string[]) => new Set(list).size === list.length
const { speaking, store, partners } = areas
const archives = await archiveRows(archivesOfBooks)

const choicesFit = ({ type, alternatives, correct_alternatives }: ExerciseRow) => {
  const right = correct_alternatives ?? []
  const ids = alternatives.map(({ id }) => id)
  const amount = type === 'UNIQUE_ALTERNATIVE' ? right.length === 1 : right.length > 1
  return (
    amount && right.length < ids.length && right.every((id) => ids.includes(id)) && areDistinct(titles(alternatives))
  )
}

const bankFits = ({ alternatives, answer_correct, options }: ExerciseRow) => {
  const bank = titles(alternatives)
  const key = splitWords(answer_correct ?? '', options.length)
  return areDistinct(bank) && key.every((word) => bank.includes(word)) && [2, 3].includes(bank.length - key.length)
}

const boxesFit = ({ answer_correct, options }: ExerciseRow) => {
  const boxes = options.map(({ options: letters }) => '_'.repeat(letters.length)).join(' ')
  return answer_correct?.replaceAll(/[A-Z]/g, '_') === boxes
}

const optionsFit = ({ options, option_answers }: ExerciseRow) =>
  options.length === option_answers?.length &&
  options.every(({ options: offered }, index) => {
    return offered.length > 1 && areDistinct(offered) && offered.includes(option_answers[index] ?? '')
  })

describe('the books', () => {
  it('hold 31 chapters with a name and a description each', () => {
    expect(books).toHaveLength(2)
    expect(chapters.map(({ id }) => id)).toEqual(Array.from({ length: 31 }, (_, index) => index + 1))
    expect(chapters.filter(({ name, description = '' }) => !name || description.length < 40)).toEqual([])
    expect(new Set(chapters.map(({ name }) => name)).size).toBe(31)
  })

  it('have four topics, one an icon, in each of the first seven chapters', () => {
    for (let chapter = 1; chapter <= 7; chapter++) {
      const own = topics.filter(({ chapter_id }) => chapter_id === chapter)
      expect(own.map(({ id }) => id)).toEqual([1, 2, 3, 4].map((place) => (chapter - 1) * 4 + place))
      expect(own.map(({ icon }) => icon)).toEqual(['story', 'words', 'listening', 'writing'])
      expect(own.map(({ type }) => type)).toEqual(['CONTENT', 'EXERCISE', 'CONTENT', 'EXERCISE'])
      expect(own.map(({ finish_chapter }) => finish_chapter)).toEqual([false, false, false, true])
    }
  })

  it('end the seventh chapter with exercises that show no feedback, the only ones', () => {
    expect(topics.filter(({ show_feedback }) => !show_feedback).map(({ id }) => id)).toEqual([28])
  })

  it('show a picture to download in topic 25', () => {
    expect(contents.find(({ topic_id }) => topic_id === 25)).toMatchObject({ type_file: 'IMAGE' })
  })

  it('use text, picture, sound and video', () => {
    const kinds = new Set(contents.map(({ type_file }) => type_file ?? 'TEXT'))
    expect(kinds).toEqual(new Set(['TEXT', 'IMAGE', 'AUDIO', 'VIDEO']))
    const instructions = new Set(chapters.map(({ media_type }) => media_type ?? 'NONE'))
    expect(instructions).toEqual(new Set(['TEXT', 'IMAGE', 'VIDEO', 'PDF', 'NONE']))
  })
})

describe('every topic of exercises', () => {
  it.each(practices.map(({ id, name }) => ({ id, name })))(
    'holds seven to ten, of six types at least: $id $name',
    ({ id }) => {
      const own = byTopic(id)
      expect(own.length).toBeGreaterThanOrEqual(7)
      expect(own.length).toBeLessThanOrEqual(10)
      const types = new Set(own.map(({ type }) => type))
      expect(exerciseTypes.slice(0, 6).filter((type) => !types.has(type))).toEqual([])
    },
  )

  it('starts with the six types in their known order where the demonstration student stands', () => {
    expect(
      byTopic(14)
        .slice(0, 6)
        .map(({ type }) => type),
    ).toEqual(exerciseTypes.slice(0, 6))
  })

  it('numbers exercises and choices without a repetition in the whole school', () => {
    // Left sides of pairs are numbered by their places.
    const chosen = exercises.filter(({ type }) => type !== 'MATCHING')
    const ids = chosen.flatMap(({ alternatives }) => alternatives.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(exercises.map(({ id }) => id)).size).toBe(exercises.length)
  })
})

describe('every exercise', () => {
  it('has a title, a question and an explanation', () => {
    expect(exercises.filter(({ title, question, feedback }) => !title || !question || !feedback)).toEqual([])
  })

  it('has as many blanks as its sentence', () => {
    const sentences = exercises.filter(({ type }) => type !== 'MATCHING' && type !== 'NUMERICAL')
    const wrong = sentences.filter(
      ({ question_masked, options }) => countBlanks(question_masked ?? '') !== options.length,
    )
    expect(wrong).toEqual([])
    expect(
      exercises.filter(({ question_masked }) => /#/.test((question_masked ?? '').replaceAll('#####', ''))),
    ).toEqual([])
  })

  it('has its right choices among distinct choices', () => {
    const chosen = [...ofType('UNIQUE_ALTERNATIVE'), ...ofType('MULTIPLE_ALTERNATIVE')]
    expect(chosen.filter((exercise) => !choicesFit(exercise))).toEqual([])
  })

  it('offers the right words of a bank and two or three others', () => {
    expect(ofType('COMPLETE_WORD').filter((exercise) => !bankFits(exercise))).toEqual([])
  })

  it('has a box for each missing letter', () => {
    expect(ofType('COMPLETE_LETTERS').filter((exercise) => !boxesFit(exercise))).toEqual([])
  })

  it('says something of choices, and asks for pairs, orders and numbers', () => {
    expect(exercises.filter(({ alternative_feedback }) => alternative_feedback.length > 0).length).toBeGreaterThan(1)
    for (const type of ['MATCHING', 'ORDERING', 'NUMERICAL']) expect(ofType(type).length).toBeGreaterThan(1)
  })

  it('offers the right option of each blank among others', () => {
    expect(ofType('MULTIPLE_OPTIONS').filter((exercise) => !optionsFit(exercise))).toEqual([])
  })
})

describe('all media', () => {
  const used = [
    ...books.map(({ cover }) => cover),
    ...chapters.flatMap(({ image, video, pdf }) => [image, video, pdf]),
    ...contents.flatMap(({ image, video, url_captions, audio }) => [image, video, url_captions, audio]),
    ...exercises.flatMap(({ audio_extra, image_extra }) => [audio_extra, image_extra]),
    ...speaking.books.map(({ cover }) => cover),
    ...speaking.chapters.flatMap(({ image, audio }) => [image, audio]),
    ...archives.map(({ file }) => file),
    ...[...store.products, ...partners.partners].map(({ image }) => image),
    ...articles.map(({ picture }) => picture && keys.picture(picture)),
  ].filter((key) => typeof key === 'string')

  it('lie in the repository', () => {
    expect(used.filter((key) => !existsSync(fileOfKey(key)))).toEqual([])
  })

  it('say in words what they show or what is heard', () => {
    expect(exercises.filter(({ image_extra, image_text }) => image_extra && !image_text)).toEqual([])
    expect(contents.filter(({ image, image_text }) => image && !image_text)).toEqual([])
    expect(contents.filter(({ audio, transcript }) => audio && !transcript)).toEqual([])
    expect(contents.filter(({ video, url_captions }) => video && !url_captions)).toEqual([])
    const spoken = speaking.chapters.filter(({ image_text, transcript }) => !image_text || !transcript)
    expect([...spoken, ...store.products.filter(({ image_text }) => !image_text)]).toEqual([])
  })

  it('are not made in vain', () => {
    const made = readdirSync(filesFolder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(made.map(({ name }) => name).filter((name) => !used.some((key) => key.endsWith(`/${name}`)))).toEqual([])
  })
})

it('is taken only with html that the sanitizer leaves as it is', () => {
  expect(authoredHtml('<p>She <em>hangs up</em> her coat.</p>')).toBe('<p>She <em>hangs up</em> her coat.</p>')
  expect(() => authoredHtml('<p onclick="x()">Come in</p>')).toThrow('would refuse')
  expect(() => authoredHtml('<p>Come in')).toThrow('would refuse')
})
