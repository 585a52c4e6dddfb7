import { describe, expect, it } from 'vitest'
import { check } from './check.ts'
import { readText } from './read-file.ts'

const head = 'type,title,question,sentence,choices,right,answers,options,feedback'
const read = (...lines: string[]) => readText('CSV', Buffer.from(lines.join('\r\n')))
/** Imports a single row; returns its draft and its problems. */
function row(line: string) {
  const [found] = read(head, line).found
  if (!found) throw new Error('There is no row.')
  const { row: told, body } = check(found, 7)
  return { body, told: told.problems.map(({ token, column }) => (column ? `${token} ${column}` : token)), ...told }
}

describe('a row of the table', () => {
  it.each([
    [
      'UNIQUE_ALTERNATIVE',
      'unique alternative,One,Which?,,"this\nthat",2,,,',
      { alternatives: [{ id: 1, title: 'this' }, { id: 2, title: 'that' }], correct_alternatives: [2] },
    ],
    ['MULTIPLE_ALTERNATIVE', 'Multiple-Alternative,Some,Which?,,"a\nb\nc","1, 3",,,', { correct_alternatives: [1, 3] }],
    [
      'COMPLETE_LETTERS',
      'COMPLETE_LETTERS,L,,The k##### is on the st#####.,,,ettle | ove,,',
      {
        answer_correct: 'ETTLE OVE',
        options: [{ position: 1, options: ['_', '_', '_', '_', '_'] }, { position: 2, options: ['_', '_', '_'] }],
      },
    ],
    [
      'COMPLETE_WORD',
      'COMPLETE_WORD,W,,She ##### home and ##### the door.,"went\nopened\ngoes",,"went | opened",,',
      { answer_correct: 'went|opened', alternatives: [{ title: 'went' }, { title: 'opened' }, { title: 'goes' }] },
    ],
    [
      'MULTIPLE_OPTIONS',
      'MULTIPLE_OPTIONS,O,,I ##### and she #####.,,,am | was,"am | is\nare | was",',
      {
        option_answers: ['am', 'was'],
        options: [{ position: 1, options: ['am', 'is'] }, { position: 2, options: ['are', 'was'] }],
      },
    ],
    ['OPEN_ANSWER', 'OPEN_ANSWER,T,Describe it.,,,,"A model,\nof two lines",,', { answer_correct: 'A model,\nof two lines' }],
  ])('becomes an exercise: %s', (type, line, expected) => {
    const { body, told } = row(line)
    expect(told).toEqual([])
    expect(body).toMatchObject({ type, topic_id: 7, ...expected })
  }) // oxfmt-ignore

  it.each([
    ['no type', ',One,,,,,,,', 'type.missing type'],
    ['an unknown type', 'RIDDLE,One,,,,,,,', 'type.unknown type'],
    ['a choice that is not there', 'UNIQUE_ALTERNATIVE,One,,,"a\nb",3,,,', 'right.range right'],
    ['fewer answers than blanks', 'COMPLETE_WORD,One,,##### and #####,a,,a,,', 'answers.count answers'],
    ['options for more blanks than there are', 'MULTIPLE_OPTIONS,One,,a #####,,,a,"a | b\nc | d",', 'options.count options'],
    ['a title that is too long', `OPEN_ANSWER,${'a'.repeat(201)},,,,,,,`, 'value.long title'],
  ])('is refused, with its column: %s', (_, line, problem) => {
    const { body, told, taken } = row(line)
    expect({ body, told, taken }).toEqual({ body: null, told: [problem], taken: false })
  }) // oxfmt-ignore

  it('says which cells count for nothing, and what is left out of a key', () => {
    expect(row('OPEN_ANSWER,One,,a #####,,,,,').told).toEqual(['cell.unused sentence'])
    expect(row('COMPLETE_LETTERS,One,,a #####,,,ice cream,,').told).toEqual(['answers.cleaned answers'])
    expect(row('OPEN_ANSWER,One,<p>a</p><script>b()</script>,,,,,,')).toMatchObject({
      told: ['html.cleaned'],
      body: { question: '<p>a</p>' },
    })
  })

  it('comes in half done, with what a student would stumble on', () => {
    expect(row('UNIQUE_ALTERNATIVE,One,,,,,,,')).toMatchObject({
      taken: true,
      findings: [{ token: 'question.missing' }, { token: 'alternatives.few' }, { token: 'right.missing' }],
    })
  })
})

describe('a table', () => {
  it('may come out of a spreadsheet in Portuguese, with lines in its cells', () => {
    const { found, problems } = read(
      '\uFEFFTitle;TYPE;Choices',
      '"Um; dois";open answer;',
      'Três;unique_alternative;"a\nb"',
    )
    expect(problems).toEqual([])
    expect(found.map(({ line, name }) => [line, name])).toEqual([
      [2, 'Um; dois'],
      [3, 'Três'],
    ])
  })

  it('names the line of a row that comes after cells of several lines', () => {
    const { found } = read(head, 'OPEN_ANSWER,One,"a\nb\nc",,,,,,', '', 'RIDDLE,Two,,,,,,,')
    expect(found.map(({ line }) => line)).toEqual([2, 6])
  })

  it('reports unknown columns, and accepts one for remarks', () => {
    const { problems } = read('type,title,colour,topic,remarks', 'OPEN_ANSWER,One,red,Rooms,media')
    expect(problems).toMatchObject([{ token: 'file.columnUnknown', line: 1, what: 'colour' }])
  })

  it.each([
    ['without its columns', ['name,text', 'a,b'], 'file.columns'],
    ['with a column twice', ['type,title,Title', 'a,b,c'], 'file.columnTwice'],
    ['with a quote that never ends', [head, 'OPEN_ANSWER,"One'], 'file.quotes'],
    ['with a head alone', [head], 'file.empty'],
    ['of nothing', [''], 'file.empty'],
  ])('cannot be read %s', (_, lines, token) => {
    expect(read(...lines)).toMatchObject({ found: [], problems: [{ token }] })
  })
})
