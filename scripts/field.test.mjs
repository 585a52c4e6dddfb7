import { spawnSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { checkWords, compile, scratchCopy } from './scratch-copy.mjs'

const root = resolve(import.meta.dirname, '..')

/** The one place that says that partners have the field. */
const definition = ['packages/domain/src/managed/school.ts', '    site: url(),', '    instagram: url(),']
/** What the compiler asks for then, each in a place of its own. */
const asked = [
  [
    'apps/api/src/db/schema/partners.ts',
    "    site: text().notNull().default(''),",
    "    instagram: text().notNull().default(''),",
  ],
  [
    'apps/portal/src/areas/admin/managed/school.ts',
    "    site: { label: 'admin.fields.site', later: true },",
    "    instagram: { label: 'admin.fields.instagram', column: 4 },",
  ],
  [
    'apps/portal/src/areas/partners/contacts.ts',
    'const contacts: Record<ContactField, ContactOf> = {',
    '  instagram: (href) => ({ href, Icon: Globe, text: href, outside: true }),',
  ],
]
/** What its label is called. */
const labels = [
  ['packages/i18n/locales/en/admin.json', '    "site": "Site",', '    "instagram": "Instagram page",'],
  ['packages/i18n/locales/pt/admin.json', '    "site": "Site",', '    "instagram": "Página do Instagram",'],
]

function edit(copy, [file, after, line]) {
  const path = join(copy, file)
  const lines = readFileSync(path, 'utf8').split('\n')
  const at = lines.indexOf(after)
  expect(at, `${file} has the line ${after}`).not.toBe(-1)
  lines.splice(at + 1, 0, line)
  writeFileSync(path, lines.join('\n'))
}

/** The files that the compiler blames. */
const blamed = (said) => new Set([...said.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file]) => file))

function run(cwd, args) {
  const env = { ...process.env, NODE_PATH: 'node_modules' }
  // They say which worker of this run one is in, and what its tests report to.
  for (const name of Object.keys(env)) if (name.startsWith('VITEST')) delete env[name]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' })
  expect(status, `${stdout}\n${stderr}`).toBe(0)
}

/** Runs a test of the copy. */
function runTest(copy, workspace, name, code) {
  writeFileSync(join(copy, workspace, 'src', name), code)
  run(join(copy, workspace), [join(root, 'node_modules/vitest/vitest.mjs'), 'run', `src/${name}`])
}

const apiTest = `
import { expect, it } from 'vitest'
import { administrator } from './testing/managed.ts'
import { createTestServer } from './testing/test-server.ts'

it('saves, lists, returns and describes the field', async () => {
  const server = await createTestServer()
  const admin = await administrator(server)
  const student = await server.arrive()
  const { id, instagram } = await admin.make('partners', { instagram: 'https://instagram.com/shop' })
  expect(instagram).toBe('https://instagram.com/shop')
  expect((await student.get('/partners/' + id)).body.instagram).toBe(instagram)
  const { body } = await student.get('/partners?page=1&size=50')
  expect(body.content.find((one: { id: number }) => one.id === id).instagram).toBe(instagram)
  const { body: document } = await server.call('GET', '/openapi.json')
  expect(JSON.stringify(document.paths['/api/v1/partners/{id}'].get.responses['200'])).toContain('"instagram"')
  expect(JSON.stringify(document.paths['/api/v1/partners'].post.requestBody)).toContain('"instagram"')
  await server.close()
})
`

const portalTest = `
import { setLanguage, type Language } from '@the-house/i18n'
import { act, cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { FakeApi } from './testing/fake-api.ts'
import { signedInWith } from './testing/dashboard-api.ts'
import { openPage } from './testing/open-page.tsx'

const instagram = 'https://instagram.com/shop'
const segment = { id: 3, name: 'Travel' }
const partner = {
  id: 2, version: 1, updated_at: null, name: 'Shop', address: 'SP', site: '', phone: '', description: '',
  segment_id: 3, segment, discount: null, units_id: [], image: null, instagram,
}
const meta = { page: 1, size: 20, total: 1 }

beforeEach(() => {
  localStorage.clear()
  signedInWith({ admin: true }, 'TEACHER')
  new FakeApi()
    .on('GET /partners?page=1&size=20&all=true', { content: [partner], meta })
    .on('GET /partners/2', { ...partner, managed: partner })
    .on('GET /segments/3', segment)
    .on('GET /segments?page=1&size=50&all=true', { content: [segment], meta })
    .on('GET /unities', { content: [] })
    .open()
})

async function show(address: string, language: Language) {
  cleanup()
  await openPage(address)
  await act(() => setLanguage(language))
}

it.each<[Language, string]>([
  ['en', 'Instagram page'],
  ['pt', 'Página do Instagram'],
])('shows the field in list and form in %s, and as a link to students', async (language, label) => {
  await show('/admin/partners?page=1', language)
  expect(await screen.findByRole('columnheader', { name: new RegExp(label) })).toBeDefined()
  expect(await screen.findByText(instagram)).toBeDefined()
  await show('/admin/partners/2', language)
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: label })).value).toBe(instagram)
  await show('/partner/2', language)
  expect((await screen.findByRole('link', { name: new RegExp(instagram) })).getAttribute('href')).toBe(instagram)
})
`

it(
  'is a field of partners after five edits more, each of which the compiler or the catalogues ask for',
  { timeout: 600_000 },
  () => {
    const copy = scratchCopy()
    edit(copy, definition)
    expect(blamed(compile(copy, 'apps/api'))).toEqual(
      new Set([
        'apps/api/src/crud/entities.ts',
        'apps/api/src/areas/partners/service.ts',
        'apps/api/src/db/schema/partners.ts',
      ]),
    )
    expect(blamed(compile(copy, 'apps/portal'))).toEqual(new Set(asked.slice(1).map(([file]) => file)))

    for (const one of asked) edit(copy, one)
    const [en, pt] = labels
    expect(compile(copy, 'apps/portal')).toContain('\'"admin.fields.instagram"\'')
    edit(copy, en)
    expect(checkWords(copy)).toContain('pt')
    edit(copy, pt)
    expect(checkWords(copy)).toBe('The catalogues are in order.')
    expect(['apps/api', 'apps/portal'].map((workspace) => compile(copy, workspace))).toEqual(['', ''])

    cpSync(join(root, 'scripts'), join(copy, 'scripts'), { recursive: true })
    for (const file of ['package.json', 'package-lock.json']) cpSync(join(root, file), join(copy, file))
    const kit = join(root, 'node_modules/drizzle-kit/bin.cjs')
    run(join(copy, 'apps/api'), ['--import', './drizzle.resolve.ts', kit, 'generate'])
    const migrations = globSync('apps/api/src/db/migrations/*.sql', { cwd: copy }).map((file) =>
      readFileSync(join(copy, file), 'utf8'),
    )
    expect(migrations.filter((sql) => sql.includes('ADD COLUMN "instagram"'))).toHaveLength(1)

    runTest(copy, 'apps/api', 'field.test.ts', apiTest)
    runTest(copy, 'apps/portal', 'field.test.tsx', portalTest)
  },
)
