import { describe, expect, it } from 'vitest'
import { encode, writeTable, type TableStyle } from '../../testing/encoded-table.ts'
import { check } from './check.ts'
import { readText } from './read-file.ts'

/** Reads a table as the import does. */
function read(bytes: Buffer) {
  const { found, problems, reading } = readText('CSV', bytes)
  const rows = found.map((one) => {
    const { row, body } = check(one, 7)
    return { ...row, body, told: row.problems.map(({ token, what }) => [token, what]) }
  })
  return { rows, problems, reading }
}
const text = (...lines: string[]) => read(Buffer.from(lines.join('\r\n')))

const portuguese = [
  ['Tipo', 'Título', 'Enunciado', 'Frase', 'Alternativa A', 'Alternativa B', 'Alternativa C', 'Gabarito', 'Resposta', 'Opções', 'Comentário'],
  ['Múltipla escolha', 'Verbos 1', 'Qual é o passado de “go”?', '', 'goes', 'went', 'gone', 'B', '', '', '“Went” é irregular.'],
  ['Múltipla escolha', 'Verbos 2', 'Quais são irregulares?', '', 'go', 'walk', 'see', 'A e C', '', '', ''],
  ['Dissertativa', 'Redação', 'Escreva sobre você.', '', '', '', '', '', 'I am…', '', ''],
  ['Uma escolha por lacuna', 'To be', '', 'I ##### here.', '', '', '', '', 'am', 'am | is', ''],
] // oxfmt-ignore

const styles = {
  'Excel in Brazil, CSV': { encoding: 'WINDOWS-1252', separator: ';', lineEnd: '\r\n' },
  'Excel in Brazil, CSV UTF-8': { encoding: 'UTF-8', isMarked: true, separator: ';', lineEnd: '\r\n' },
  'Excel, text with tabs': { encoding: 'WINDOWS-1252', separator: '\t', lineEnd: '\r\n' },
  'Excel, Unicode text': { encoding: 'UTF-16LE', isMarked: true, separator: '\t', lineEnd: '\r\n' },
  'Google Sheets, CSV': { encoding: 'UTF-8', separator: ',', lineEnd: '\r\n' },
  'Google Sheets, TSV': { encoding: 'UTF-8', separator: '\t', lineEnd: '\r\n' },
  'LibreOffice, all in quotes': { encoding: 'UTF-8', separator: ';', lineEnd: '\n', quotesAll: true },
  'a program that writes sep=': { encoding: 'UTF-8', isMarked: true, separator: ';', lineEnd: '\r\n', isNamed: true },
} as const satisfies Record<string, TableStyle>

describe('a table of exercises in Portuguese', () => {
  it.each(Object.entries(styles))('is taken as %s saves it', (_, style) => {
    const { rows, reading } = read(writeTable(portuguese, style))
    expect(rows.map(({ body }) => body)).toMatchObject([
      { type: 'UNIQUE_ALTERNATIVE', title: 'Verbos 1', correct_alternatives: [2], feedback: '“Went” é irregular.' },
      { type: 'MULTIPLE_ALTERNATIVE', correct_alternatives: [1, 3] },
      { type: 'OPEN_ANSWER', title: 'Redação', question: 'Escreva sobre você.', answer_correct: 'I am…' },
      { type: 'MULTIPLE_OPTIONS', question_masked: 'I ##### here.', option_answers: ['am'] },
    ])
    expect(rows.map(({ told }) => told)).toEqual([
      [['right.read', 'B = went']],
      [['right.read', 'A = go'], ['right.read', 'C = see']],
      [],
      [],
    ]) // oxfmt-ignore
    expect(reading).toMatchObject({
      encoding: style.encoding,
      separator: style.separator,
      types: [
        { given: 'Múltipla escolha', type: 'UNIQUE_ALTERNATIVE' },
        { given: 'Múltipla escolha', type: 'MULTIPLE_ALTERNATIVE' },
        { given: 'Dissertativa', type: 'OPEN_ANSWER' },
        { given: 'Uma escolha por lacuna', type: 'MULTIPLE_OPTIONS' },
      ],
    })
    expect(reading?.columns.map(({ column }) => column)).toEqual([
      'type', 'title', 'question', 'sentence', 'choices', 'choices', 'choices', 'right', 'answers', 'options', 'feedback',
    ]) // oxfmt-ignore
  })

  it('may have one column for all that is right: letters of alternatives, numbers and answers', () => {
    const { rows } = text(
      'Tipo;Título;Enunciado;A;B;Resposta correta;Gabarito comentado',
      'Resposta única;Um;Qual?;sim;não;B;Pois é.',
      'Numérica;Dois;Quanto?;;;3,5;',
      'Dissertativa;Três;Por quê?;;;Porque sim.;',
    )
    expect(rows.map(({ body }) => body)).toMatchObject([
      { type: 'UNIQUE_ALTERNATIVE', correct_alternatives: [2], feedback: 'Pois é.' },
      { type: 'NUMERICAL', answer_correct: '3.5' },
      { type: 'OPEN_ANSWER', answer_correct: 'Porque sim.' },
    ])
    expect(rows.flatMap(({ told }) => told)).toEqual([
      ['right.read', 'B = não'],
      ['number.read', '3,5 = 3.5'],
    ])
  })

  it('may have its alternatives in one cell, and names of columns that count for nothing are told', () => {
    const { rows, reading, problems } = text(
      'Título;Cor;Tipo;Alternativas;Letra;',
      'Um;azul;Alternativa única;"a\nan\nthe";c);',
    )
    expect(rows).toMatchObject([{ taken: true, body: { correct_alternatives: [3] } }])
    expect(problems).toMatchObject([{ token: 'file.columnUnknown', what: 'Cor' }])
    expect(reading?.columns).toEqual([
      { heading: 'Título', column: 'title' },
      { heading: 'Cor', column: null },
      { heading: 'Tipo', column: 'type' },
      { heading: 'Alternativas', column: 'choices' },
      { heading: 'Letra', column: 'right' },
      { heading: '', column: null },
    ])
  })

  it('keeps the letters where an alternative before the last is empty', () => {
    const { rows } = text('Tipo;Título;A;B;C;D;Gabarito', 'Múltipla escolha;Um;go;;went;;C')
    expect(rows[0]?.told).toContainEqual(['right.read', 'C = went'])
  })

  it.each([
    ['a letter that is an alternative too', 'the\na\nan', 'a', 'right.unclear'],
    ['a letter beyond the last', 'go\nwent', 'c', 'right.range'],
  ])('is refused, not guessed, with %s', (_, choices, right, token) => {
    const { rows } = text('Tipo;Título;Alternativas;Gabarito', `Alternativa única;Um;"${choices}";${right}`)
    expect(rows).toMatchObject([{ taken: false, problems: [{ token, line: 2, column: 'right' }] }])
  })

  it('is told that a type is unknown, with its line', () => {
    const { rows } = text('Tipo;Título', 'Charada;Um')
    expect(rows).toMatchObject([{ taken: false, problems: [{ token: 'type.unknown', line: 2, what: 'Charada' }] }])
  })

  it('has its lines counted as the file has them, below a line that names the separator', () => {
    const { rows } = text('sep=;', '', 'Tipo;Título', 'Resposta aberta;"Um\nDois"', 'Charada;Três')
    expect(rows.map(({ line }) => line)).toEqual([4, 6])
  })
})

it('a table of another machine is refused with the line of the first letter that is not known', () => {
  const bytes = encode('Tipo;Título\r\nResposta aberta;Redação', { encoding: 'UTF-8', isMarked: true })
  expect(read(bytes.subarray(0, -2)).problems).toMatchObject([{ token: 'file.letters', line: 2 }])
})
