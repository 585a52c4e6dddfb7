import { encodings, separators } from '@the-house/domain'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readText } from '../areas/exercise-exchange/read-file.ts'
import { readPeople } from '../school/enrol/read-people.ts'
import { encode, isWindowsText, writeTable, type TableStyle } from '../testing/encoded-table.ts'

const lineEnds = ['\n', '\r\n', '\r'] as const
const both = [false, true] as const

const styles: TableStyle[] = encodings.flatMap((encoding) =>
  both.flatMap((isMarked) =>
    separators.flatMap((separator) =>
      lineEnds.flatMap((lineEnd) =>
        both.flatMap((quotesAll) =>
          both.map((isNamed) => ({ encoding, isMarked, separator, lineEnd, quotesAll, isNamed })),
        ),
      ),
    ),
  ),
)
const nameOf = ({ encoding, isMarked, separator, lineEnd, quotesAll, isNamed }: TableStyle) =>
  [encoding, isMarked && 'marked', JSON.stringify([separator, lineEnd]), quotesAll && 'quoted', isNamed && 'sep=']
    .filter(Boolean)
    .join(' ')

const places = { units: [{ id: 1, name: 'São João' }], tribes: [{ id: 2, name: 'Ivy' }], chapters: [] }
const peopleIn = (bytes: Buffer) => readPeople(bytes, places, { addsZeros: false })

const people = [
  ['Código', 'PERFIL', 'Unidade', 'Tribo', 'Nome completo', 'Data de nascimento'],
  ['', 'aluna', 'SAO JOAO', 'ivy', 'Antônia "Tônia" Conceição', '17/08/1994'],
  ['', 'Professor', 'São João', '', 'João; Prado, Jr.', '1/2/1990'],
]
const exercises = [
  ['Tipo', 'Título', 'Enunciado', 'Alternativas', 'Gabarito'],
  ['Alternativa única', 'Ação; "um", 1', 'Qual é?', 'maçã\npão, queijo', 'b)'],
  ['Resposta aberta', 'Redação', 'Escreva sobre a “casa” – já.', '', ''],
]

it.each(styles.map((style) => [nameOf(style), style] as const))('a table of people and one of exercises are read from %s', (_, style) => {
  const { rows, reading, errors } = peopleIn(writeTable(people, style))
  expect(rows.map(({ cells }) => cells.name)).toEqual(['Antônia "Tônia" Conceição', 'João; Prado, Jr.'])
  expect(rows.map(({ cells }) => [cells.profile, cells.unit, cells.birthday])).toEqual([
    ['aluna', 'SAO JOAO', '17/08/1994'],
    ['Professor', 'São João', '1/2/1990'],
  ])
  expect(errors.count).toBe(0)
  expect(reading).toMatchObject({ encoding: style.encoding, separator: style.separator })
  const { found, problems } = readText('CSV', writeTable(exercises, style))
  expect(problems.map(({ token }) => token)).toEqual(style.encoding === 'WINDOWS-1252' ? ['file.guessed'] : [])
  expect(found.map(({ name, draft }) => [name, draft?.question, draft?.alternatives.map(({ title }) => title), draft?.correct_alternatives])).toEqual([
    ['Ação; "um", 1', 'Qual é?', ['maçã', 'pão, queijo'], [2]],
    ['Redação', 'Escreva sobre a “casa” – já.', [], null],
  ])
}) // oxfmt-ignore

/** Signs that a writer or a reader of tables may stumble on, and any others. */
const sign = fc.oneof(
  fc.constantFrom('"', "'", ',', ';', '\t', '\n', '|', '“', '”', '’', 'ã', 'ç', 'É', 'õ', '€', '–', ' ', '=', 'sep='),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
)
/** A tab, as a line break, is kept in quotes alone; CR and NFC are unified on purpose. */
const cell = fc.array(sign, { maxLength: 8 }).map((signs) =>
  signs
    .join('')
    .normalize('NFC')
    .replaceAll(/[\0\r]/g, ''),
)

it('any table of texts is read as it was written, in any encoding, with any separator, line end and quotes', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), fc.constantFrom(...styles), (cells, style) => {
      const isWindows = style.encoding === 'WINDOWS-1252'
      // Letters that are not in Portuguese are refused where the encoding is guessed; the next test is of them.
      const texts = isWindows ? cells.map((text) => (isWindowsText(text) ? text.replaceAll(/[^\t\n -~ã-ü]/g, '') : 'x')) : cells
      const rows = texts.map((text) => ['OPEN_ANSWER', 'a', text])
      const { found } = readText('CSV', writeTable([['type', 'title', 'answers'], ...rows], style))
      const kept = found.map(({ draft }) => draft?.answer_correct ?? '')
      expect(kept.map((text) => text.replace(/^'/, ''))).toEqual(texts.map((text) => text.replace(/^'/, '')))
    }),
  )
}) // oxfmt-ignore

it.each([
  ['a Mac', 'Jos\u008E da Concei\u008D\u008Bo'],
  ['MS-DOS', 'Concei\u0087\u00C6o'],
  ['MS-DOS', 'Jos\u0082 Ant\u0093nio'],
  ['MS-DOS', 'm\u00A1nimo'],
])('letters of %s are refused with their line, not taken for others', (_, name) => {
  const file = Buffer.from(`tipo;titulo\nResposta aberta;ok\nResposta aberta;${name}`, 'latin1')
  expect(readText('CSV', file).problems).toMatchObject([{ token: 'file.letters', line: 3 }])
})

it('UTF-8 that is marked and cut off, or broken, is refused with its line', () => {
  const whole = encode('tipo;titulo\nResposta aberta;São\n', { encoding: 'UTF-8', isMarked: true })
  const broken = Buffer.concat([whole, Buffer.from([0xc3, 0x0a])])
  expect(readText('CSV', broken)).toMatchObject({ found: [], problems: [{ token: 'file.letters', line: 3 }] })
})

it.each(['Café', 'Água ou Pêssego', 'MÃE', '1º'])(
  'a file that was put together of two encodings is refused where “%s” would be taken for other letters',
  (name) => {
    const [utf8, windows] = [Buffer.from(`Resposta aberta;${name}\n`), Buffer.from('Resposta aberta;pé\n', 'latin1')]
    const file = Buffer.concat([Buffer.from('tipo;titulo\nResposta aberta;ok\n'), utf8, windows])
    expect(readText('CSV', file)).toMatchObject({ found: [], problems: [{ token: 'file.letters', line: 3 }] })
  },
)

it('capitals with a tilde before other signs are letters of Windows-1252', () => {
  const text = '“AMANHÔ AMANHÃ\u00A0– «PORTû, IRMÃ, ÂNGULO, MÃOS'
  const file = encode(`tipo;titulo\nResposta aberta;${text}\n`, { encoding: 'WINDOWS-1252' })
  expect(readText('CSV', file).found).toMatchObject([{ name: text }])
})

it('text in quotation marks of a word processor is text', () => {
  const { found } = readText('CSV', Buffer.from('tipo;titulo;resposta\nResposta aberta;“um”;‘dois’ “três”'))
  expect(found).toMatchObject([{ name: '“um”', draft: { answer_correct: '‘dois’ “três”' } }])
})

it('a quotation mark inside of a cell is a sign like others, as Google Sheets writes it between tabs', () => {
  const { found } = readText('CSV', Buffer.from('tipo\ttitulo\tresposta\nResposta aberta\tA 5" pipe\tSay "hi"!\n'))
  expect(found).toMatchObject([{ name: 'A 5" pipe', draft: { answer_correct: 'Say "hi"!' } }])
})
