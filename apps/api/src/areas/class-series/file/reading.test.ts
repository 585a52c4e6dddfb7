import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSeriesServer, type SeriesServer } from '../../../testing/series-maker.ts'
import type { Json } from '../../../testing/test-server.ts'
import { formOf } from '../../../testing/upload.ts'

let context: SeriesServer
beforeAll(async () => {
  context = await createSeriesServer()
})
afterAll(() => context.close())

async function tryFile(bytes: Buffer): Promise<Json> {
  const { headers, payload } = formOf({ name: 'series.csv', type: 'text/csv', bytes })
  const { body } = await context.server.inject({
    method: 'POST',
    url: `/api/v1/class_series/import?unity_id=${context.unity_id}&dry_run=true`,
    headers: { ...headers, authorization: context.maker.token },
    payload,
  })
  return JSON.parse(body)
}

it('a file of series says before it is written how it was read, and which columns count for nothing', async () => {
  const lines = [
    'Turma;Observações;Dias da semana;Horário;Duração (min);Data inicial;Último dia;Vagas;On-line;Link',
    'Conversação;às terças;ter;19h;50;10/03/2026;03/04/2026;5;sim;https://meet.example/y',
  ]
  const { reading, ...counts } = await tryFile(Buffer.from(lines.join('\r\n'), 'latin1'))
  expect(counts).toEqual({ series: 1, classes: 4, faults: [], written: false })
  const { columns, ...way } = reading
  expect(way).toEqual({ encoding: 'WINDOWS-1252', guessed: true, separator: ';' })
  expect(columns.map(({ heading, column }: Json) => `${heading} = ${column}`)).toEqual([
    'Turma = name', 'Observações = null', 'Dias da semana = weekdays', 'Horário = start', 'Duração (min) = minutes',
    'Data inicial = first_day', 'Último dia = last_day', 'Vagas = places', 'On-line = online', 'Link = link',
  ]) // oxfmt-ignore
})

it('a file that is no table of series says what was read of it, if anything', async () => {
  const { reading, faults } = await tryFile(Buffer.from('nome;cor\nx;y'))
  expect(reading.columns).toEqual([
    { heading: 'nome', column: 'name' },
    { heading: 'cor', column: null },
  ])
  expect(faults.map(({ fault }: Json) => fault)).toContain('columnMissing')
  expect((await tryFile(Buffer.from('PK\u0003\u0004'))).reading).toBeNull()
})
