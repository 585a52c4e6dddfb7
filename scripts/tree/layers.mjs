import { dirname, join, normalize } from 'node:path/posix'

const portal = 'apps/portal/src/'
const client = `${portal}api/client.ts`
const imports = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g

/** app -> areas -> everything else; an area is `areas/<name>`. */
function placeOf(file) {
  const [layer, area] = file.slice(portal.length).split('/')
  return { layer, area: layer === 'areas' ? area : undefined }
}

const isTest = (file) => /\.test\.tsx?$/.test(file) || file.startsWith(`${portal}testing/`)

function refusal(file, target) {
  const [from, to] = [placeOf(file), placeOf(target)]
  if (to.layer === 'testing') return 'only tests may use the tools of tests'
  if (to.layer === 'app' && from.layer !== 'app') return 'only app may import app'
  if (to.layer !== 'areas' || from.layer === 'app') return undefined
  if (from.layer !== 'areas') return 'only app may import areas'
  return from.area === to.area ? undefined : 'one area never imports another'
}

function problemOf(file, specifier) {
  if (specifier === 'redaxios' && file !== client) return 'only api/client.ts speaks HTTP'
  const target = specifier.startsWith('.') ? normalize(join(dirname(file), specifier)) : ''
  return target.startsWith(portal) ? refusal(file, target) : undefined
}

/** The imports of a portal file that the architecture forbids. */
export function checkLayers(file, source) {
  if (!file.startsWith(portal) || isTest(file)) return []
  return Array.from(source.matchAll(imports), ([, specifier]) => ({ specifier, problem: problemOf(file, specifier) }))
    .filter(({ problem }) => problem)
    .map(({ specifier, problem }) => `${file} imports ${specifier}: ${problem}`)
}
