import type { EnrolErrorCode } from '@the-house/domain'
import { describe, expect, it } from 'vitest'
import { encode, writeTable, type TableStyle } from '../../testing/encoded-table.ts'
import { Unreadable } from './enrol-errors.ts'
import { readPeople } from './read-people.ts'

const places = {
  units: [{ id: 1, name: 'São João' }],
  tribes: [{ id: 2, name: 'Ivy' }],
  chapters: [{ id: 9, name: '1' }],
}
const read = (bytes: Uint8Array, addsZeros = false) => readPeople(bytes, places, { addsZeros })

/** How programs save a table. */
const programs = {
  'Excel in Brazil, CSV': { encoding: 'WINDOWS-1252', separator: ';', lineEnd: '\r\n' },
  'Excel in Brazil, CSV UTF-8': { encoding: 'UTF-8', isMarked: true, separator: ';', lineEnd: '\r\n' },
  'Excel in English, CSV UTF-8': { encoding: 'UTF-8', isMarked: true, separator: ',', lineEnd: '\r\n' },
  'Excel, text with tabs': { encoding: 'WINDOWS-1252', separator: '\t', lineEnd: '\r\n' },
  'Excel, Unicode text': { encoding: 'UTF-16LE', isMarked: true, separator: '\t', lineEnd: '\r\n' },
  'Excel for Mac, CSV UTF-8': { encoding: 'UTF-8', isMarked: true, separator: ';', lineEnd: '\r' },
  'a program that writes sep=': { encoding: 'UTF-8', separator: ';', lineEnd: '\r\n', isNamed: true },
  'Google Sheets, CSV': { encoding: 'UTF-8', separator: ',', lineEnd: '\r\n' },
  'Google Sheets, TSV': { encoding: 'UTF-8', separator: '\t', lineEnd: '\r\n' },
  'LibreOffice, UTF-8': { encoding: 'UTF-8', separator: ',', lineEnd: '\n' },
  'LibreOffice, all in quotes': { encoding: 'UTF-8', separator: ';', lineEnd: '\n', quotesAll: true },
  'LibreOffice, ISO-8859-1': { encoding: 'WINDOWS-1252', separator: ';', lineEnd: '\n' },
  'LibreOffice, UTF-16': { encoding: 'UTF-16LE', separator: ',', lineEnd: '\n' },
  'a database on another machine, UTF-16BE': { encoding: 'UTF-16BE', isMarked: true, separator: ';', lineEnd: '\n' },
} as const satisfies Record<string, TableStyle>

const rows = [
  ['Nome Completo', 'CPF', 'E-MAIL', 'Data de Nascimento', 'Perfil', 'UNIDADE', 'Tribo', 'Telefone', '', ''],
  ['Antônia Conceição', '529.982.247-25', 'antonia@example.com', '17/08/1994', 'Aluna', 'São João', 'IVY', '5,5119E+12', '', ''],
  ['João D’Ávila', '', 'joao@example.com', '1/2/1990', 'Professor', 'sao joao', '', '', '', ''],
  ['', '', '', '', '', '', '', '', '', ''],
  [' ', '', '', '', '', '', '', '', '', ''],
] // oxfmt-ignore

describe('a table of people', () => {
  it.each(Object.entries(programs))('is taken as %s saves it', (_, style) => {
    const { wanted, errors, reading } = read(writeTable(rows, style))
    expect(errors.all()).toEqual([])
    expect([...wanted.values()]).toMatchObject([
      { name: 'Antônia Conceição', cpf: '52998224725', birthday: '1994-08-17', profile: 'STUDENT', unity_id: 1, tribe_id: 2 },
      { name: 'João D’Ávila', birthday: '1990-02-01', profile: 'TEACHER', unity_id: 1 },
    ]) // oxfmt-ignore
    expect(reading).toMatchObject({
      encoding: style.encoding,
      guessed: style.encoding === 'WINDOWS-1252',
      separator: style.separator,
    })
    const left = reading.columns.filter(({ column }) => column === null)
    expect(left).toEqual([{ heading: 'Telefone', column: null }])
  })

  it.each([
    ['NOME;PERFIL;UNIDADE;TRIBO;DT. NASC.', '17/08/1994'],
    ['nome;perfil;unidade;tribo;Nascimento', '17-08-1994'],
    ['Nome;Perfil;Unidade;Tribo;Data Nascimento', '17.8.1994'],
    ['Nome do aluno;Tipo;Polo;Tribo;Nascimento;Nº CPF;E-mail do aluno', '17/08/1994;529.982.247-25;ana@example.com'],
    ['Full name;Profile;Unit;Tribe;Date of birth', '1994-08-17'],
    ['Nome do aluno;Perfil;Unidade;Tribo;Data de nascimento:', '1994-08-17 00:00:00'],
    ['\uFEFF Nome ; Perfil ; Unidade ; Tribo ; Aniversário ', ' 17/08/1994 00:00 '],
  ])('is taken with its headings and days as people write them: %s, %s', (head, birthday) => {
    const { wanted } = read(Buffer.from(`${head}\nAna;aluno(a);São João;Ivy;${birthday}`))
    expect([...wanted.values()]).toMatchObject([{ name: 'Ana', profile: 'STUDENT', birthday: '1994-08-17' }])
  })

  it.each([['17/08/94'], ['8/17/1994'], ['31/02/1994'], ['17 de agosto de 1994'], ['34563']])(
    'is refused where a birthday may be another day: %s',
    (birthday) => {
      const { errors } = read(Buffer.from(`Nome;Perfil;Unidade;Nascimento\nAna;autodidata;São João;${birthday}`))
      expect(errors.all()).toMatchObject([{ line: 2, column: 'birthday', fault: 'birthday', given: birthday }])
    },
  )
})

/** A table of people with these CPFs. */
const withCpfs = (...cells: string[]) =>
  Buffer.from(['Nome;Perfil;Unidade;CPF', ...cells.map((cpf) => `Ana;autodidata;São João;${cpf}`)].join('\r\n'))

describe('a CPF that a spreadsheet took for a number', () => {
  it('is offered with the zeros that it lost, and not taken with them unasked', () => {
    const { wanted, errors, zeros } = read(withCpfs('1234567890', '529.982.247-25', '191.000.00-0'))
    expect([...wanted.values()]).toMatchObject([{ cpf: '52998224725' }])
    expect(errors.all()).toMatchObject([
      { line: 2, column: 'cpf', fault: 'cpfZeros', given: '1234567890', known: ['012.345.678-90'] },
      { line: 4, column: 'cpf', fault: 'cpfLength' },
    ])
    expect(zeros).toEqual({ offered: 1, added: 0 })
  })

  it('gets them back where that is said', () => {
    const { wanted, errors, zeros } = read(withCpfs('1234567890', '529.982.247-25'), true)
    expect(errors.count).toBe(0)
    expect(Array.from(wanted.values(), ({ cpf }) => cpf)).toEqual(['01234567890', '52998224725'])
    expect(zeros).toEqual({ offered: 0, added: 1 })
  })

  it.each<[string, EnrolErrorCode]>([
    ['1234567891', 'cpfLength'],
    ['123456789012', 'cpfLength'],
    ['5,29982E+10', 'rounded'],
    ['5.29982E+10', 'rounded'],
  ])('is refused, not guessed: %s', (cpf, fault) => {
    for (const addsZeros of [false, true])
      expect(read(withCpfs(cpf), addsZeros).errors.all()).toMatchObject([{ line: 2, column: 'cpf', fault, given: cpf }])
  })
})

it('a code that a spreadsheet rounded is refused: its digits are lost', () => {
  const { errors } = read(Buffer.from('Código;Nome;Perfil;Unidade\n5,5119E+12;Ana;autodidata;São João'))
  expect(errors.all()).toMatchObject([{ line: 2, column: 'code', fault: 'rounded', given: '5,5119E+12' }])
})

it('a column without a heading that holds something is told, one that is empty is not', () => {
  const { reading, wanted } = read(Buffer.from('Nome;;Perfil;;Unidade;;\nAna;;autodidata;x;São João;;'))
  expect(wanted.size).toBe(1)
  expect(reading.columns.map(({ heading, column }) => [heading, column])).toEqual([
    ['Nome', 'name'], ['Perfil', 'profile'], ['', null], ['Unidade', 'unit'],
  ]) // oxfmt-ignore
})

it('a row with more cells than headings is refused: a separator in one of its cells may have moved the others', () => {
  const { errors } = read(Buffer.from('Nome;Perfil;Unidade;\nAna;autodidata;São João;x'))
  expect(errors.all()).toMatchObject([{ line: 2, fault: 'wide', given: '4', known: ['3'] }])
})

it.each<[string, Uint8Array, EnrolErrorCode]>([
  ['a workbook', Buffer.from('PK\u0003\u0004\u0014\0\u0006\0', 'latin1'), 'binary'],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'binary'],
  ['a PDF', Buffer.from('%PDF-1.7\nNome;Perfil'), 'binary'],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), 'binary'],
  ['a table of MS-DOS', Buffer.from('Nome;Perfil;Unidade\nConcei\u0087\u00C6o', 'latin1'), 'letters'],
  ['UTF-16 that is cut off', encode('Nome', { encoding: 'UTF-16LE', isMarked: true }).subarray(0, 9), 'letters'],
])('%s is refused as a whole, with a reason', (_, bytes, fault) => {
  const refusal: unknown = expect.objectContaining({ errors: [expect.objectContaining({ fault })] })
  expect(() => read(bytes)).toThrow(refusal)
  expect(() => read(bytes)).toThrow(Unreadable)
})
