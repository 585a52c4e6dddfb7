import { exchangeLimits, newExercise, textFormats } from '@the-house/domain'
import { describe, expect, it } from 'vitest'
import { fileOf } from './export.ts'
import { readText } from './read-file.ts'

const table = 'type,title\nOPEN_ANSWER,Avião\n'

const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])

describe('a file in whatever letters', () => {
  it.each([
    ['UTF-8', Buffer.from(table), []],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${table}`), []],
    ['UTF-16 with its mark', utf16(table), []],
    ['UTF-16 the other way round', utf16(table).swap16(), []],
    ['Windows-1252, which is told', Buffer.from(table, 'latin1'), ['file.guessed']],
  ])('is read: %s', (_, bytes, told) => {
    const { found, problems } = readText('CSV', bytes)
    expect(found.map(({ name }) => name)).toEqual(['Avião'])
    expect(problems.map(({ token }) => token)).toEqual(told)
  })

  it.each(textFormats)('is no text: %s', (format) => {
    expect(readText(format, Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0xff, 0])).problems).toMatchObject([
      { token: 'file.binary' },
    ])
  })
})

describe('Moodle XML that means harm', () => {
  const laughs = `<!DOCTYPE quiz [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(1000)}">]><quiz><question>&b;</question></quiz>`
  it.each([
    ['defines entities that grow', laughs, 'file.doctype'],
    ['asks for a file of the server', '<!DOCTYPE q [<!ENTITY x SYSTEM "file:///etc/passwd">]><quiz>&x;</quiz>', 'file.doctype'],
    ['is cut off', '<quiz><question type="essay"><name>', 'file.xml'],
    ['is as deep as the sea', `${'<quiz>'.repeat(2000)}${'</quiz>'.repeat(2000)}`, 'file.depth'],
    ['marks texts without end', `<quiz>${'<![CDATA['.repeat(500_000)}`, 'file.xml'],
    ['is another thing', '<html><body/></html>', 'file.notMoodle'],
    ['is empty', '<quiz></quiz>', 'file.empty'],
  ])('is refused where it %s', (_, text, token) => {
    expect(readText('MOODLE_XML', Buffer.from(text))).toMatchObject({ found: [], problems: [{ token }] })
  }) // oxfmt-ignore

  it('names the line where it breaks', () => {
    expect(readText('MOODLE_XML', Buffer.from('<quiz>\n<question>\n</quiz>')).problems).toMatchObject([{ line: 3 }])
  })

  it('knows no kind by the names that every object has', () => {
    const file = '<quiz><question type="constructor"></question><question type="__proto__"></question></quiz>'
    const { found } = readText('MOODLE_XML', Buffer.from(file))
    expect(found.map(({ problems }) => problems[0]?.token)).toEqual(['kind.unknown', 'kind.unknown'])
  })
})

it('more exercises than a file may hold are refused as a whole', () => {
  const rows = 'OPEN_ANSWER,One\n'.repeat(exchangeLimits.exercises + 1)
  expect(readText('CSV', Buffer.from(`type,title\n${rows}`))).toMatchObject({
    found: [],
    problems: [{ token: 'file.many', line: 1002, what: '1000' }],
  })
})

it('no cell of the table begins as a formula', () => {
  const evil = ['=cmd|x', '+1', '-1', '@SUM(A1)', "'=1"]
  const drafts = evil.map((title) => ({
    ...newExercise('OPEN_ANSWER', 1),
    title,
    question: title,
    answer_correct: title,
  }))
  const cells = fileOf('CSV', drafts).split('\r\n').slice(1).flatMap((line) => line.split(',')) // oxfmt-ignore
  expect(cells.filter((cell) => /^"?[=+\-@]/.test(cell))).toEqual([])
  expect(cells.filter((cell) => cell === "'+1")).toHaveLength(3)
})
