import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { literalHtml } from '@the-house/domain'
import { partner_unities, partners, segments, unities } from '../../db/schema/index.ts'
import { countQueries } from '../../testing/count-queries.ts'
import { createTestServer, type TestServer, type Visitor } from '../../testing/test-server.ts'

let context: TestServer
let here: Visitor
let there: Visitor
beforeAll(async () => {
  context = await createTestServer()
  await context.db.insert(unities).values({ id: 2, name: 'There' })
  await context.db.insert(segments).values([
    { id: 1, name: 'Saúde' },
    { id: 2, name: 'Alimentação' },
    { id: 3, name: 'books' },
  ])
  await context.db.insert(partners).values([
    { id: 1, segment_id: 1, name: 'Ótica Clara', address: 'Rua Augusta', phone: '11900001234', discount: 20 },
    {
      id: 2,
      segment_id: 2,
      name: 'padaria',
      address: 'Praça da Sé',
      image: 'fixtures/room.svg',
      description: literalHtml('<p>Bread</p>'),
    },
    {
      id: 3,
      segment_id: 2,
      name: 'Café da Porta',
      site: 'https://cafe.example.com',
      description: literalHtml(
        '<p onclick="x()">Cake<script>x()</script>, <a href="javascript:x()">pie</a> <em lang="pt-BR">e pão</em></p>',
      ),
    },
    { id: 4, segment_id: 1, name: 'Far away' },
  ])
  await context.db.insert(partner_unities).values([
    { partner_id: 2, unity_id: 2 },
    { partner_id: 2, unity_id: 1 },
    { partner_id: 3, unity_id: 1 },
    { partner_id: 4, unity_id: 2 },
  ])
  here = await context.arrive()
  there = await context.arrive({ unity_id: 2, profile: 'AUTODIDACT' })
})
afterAll(() => context.close())

const names = async ({ get }: Visitor, path: string) => {
  const { status, body } = await get(path)
  expect(status).toBe(200)
  return body.content.map(({ name }: { name: string }) => name)
}

describe('partners', () => {
  it('are those of the own unit and of all units, by name', async () => {
    expect(await names(here, '/partners')).toEqual(['Café da Porta', 'Ótica Clara', 'padaria'])
    expect(await names(there, '/partners')).toEqual(['Far away', 'Ótica Clara', 'padaria'])
  })

  it.each([
    ['segment_id=2', ['Café da Porta', 'padaria']],
    ['segment_id=9', []],
    ['term=otica', ['Ótica Clara']],
    ['term=PRA%C3%87A', ['padaria']],
    ['term=porta%20ca', ['Café da Porta']],
    ['term=far', []],
    ["term='%20or%201=1", []],
    ['term=rua&segment_id=2', []],
  ])('are found by segment and by words of name and address: %s', async (query, expected) => {
    expect(await names(here, `/partners?${query}`)).toEqual(expected)
  })

  it('come in pages', async () => {
    const { body } = await here.get('/partners?size=2&page=2')
    expect(body.meta).toEqual({ page: 2, size: 2, total: 3 })
    expect(body.content).toHaveLength(1)
    expect((await here.get('/partners?size=51')).status).toBe(412)
  })

  it('have a page each with all that they give', async () => {
    expect((await here.get('/partners/2')).body).toEqual({
      id: 2,
      name: 'padaria',
      address: 'Praça da Sé',
      site: '',
      segment_id: 2,
      segment: { id: 2, name: 'Alimentação' },
      phone: '',
      description: '<p>Bread</p>',
      discount: null,
      units_id: [1, 2],
      image: { url: expect.stringContaining('signature=') },
    })
    expect((await here.get('/partners/1')).body).toMatchObject({ units_id: [], discount: 20, phone: '11900001234' })
  })

  it.each(['Rua Augusta', 'S P', '12', 'SPX'])(
    'have the letters of a state as address: %s is refused',
    async (address) => {
      const teacher = await context.arrive({ profile: 'TEACHER' })
      const partner = { segment_id: 1, name: 'Corner', address, discount: 99 }
      const refused = { status: 412, body: { token: 'validation', fields: { address: 'validation.state' } } }
      expect(await teacher.post('/partners', partner)).toMatchObject(refused)
      expect((await teacher.post('/partners', { ...partner, address: 'SP', discount: 100 })).body.fields).toEqual({
        discount: 'validation.percent',
      })
    },
  )

  it('keep a longer address of old until somebody saves them, and say then what to write', async () => {
    const teacher = await context.arrive({ profile: 'TEACHER' })
    const { managed } = (await teacher.get('/partners/1')).body
    expect(managed.address).toBe('Rua Augusta')
    const refused = { status: 412, body: { fields: { address: 'validation.state' } } }
    expect(await teacher.put('/partners/1', managed)).toMatchObject(refused)
    expect((await teacher.get('/partners/1')).body.address).toBe('Rua Augusta')
  })

  it('say what they give in words and harmless tags alone', async () => {
    const clean = '<p>Cake, <a>pie</a> <em lang="pt-BR">e pão</em></p>'
    expect((await here.get('/partners/3')).body).toMatchObject({ description: clean })
    expect((await here.get('/partners?term=cafe')).body.content).toMatchObject([{ description: clean }])
  })

  it('of other units are not found, nor those that are not there', async () => {
    expect(await here.get('/partners/4')).toMatchObject({ status: 404, body: { token: 'notFound' } })
    expect(await there.get('/partners/3')).toMatchObject({ status: 404 })
    expect((await there.get('/partners/4')).status).toBe(200)
    expect((await here.get('/partners/99')).status).toBe(404)
  })

  it('cost two queries beside the session’s, however many there are', async () => {
    const costs: number[] = []
    for (const path of ['/partners', '/partners?size=1', '/partners/1', '/segments']) {
      costs.push(await countQueries(() => here.get(path)))
    }
    expect(costs).toEqual([3, 3, 2, 3])
  })
})

describe('segments', () => {
  it('come by name, and can be looked for', async () => {
    expect(await names(here, '/segments')).toEqual(['Alimentação', 'books', 'Saúde'])
    expect(await names(here, '/segments?term=sau')).toEqual(['Saúde'])
  })

  it('can be had all at once, for a form', async () => {
    const { body } = await here.get('/segments?size=9999')
    expect(body.meta).toEqual({ page: 1, size: 9999, total: 3 })
    expect((await here.get('/segments?size=10000')).status).toBe(412)
  })
})
