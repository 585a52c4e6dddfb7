import { plainText } from '../plain-text.ts'
import { Unreadable } from '../problem.ts'
import type { Package } from '../../../reading/open-package.ts'
import { childrenOf, childOf, findAll, named, type Element } from './element.ts'
import { htmlOf } from './html.ts'
import { parseXml } from './parse-xml.ts'
import { resolvePath } from './paths.ts'

const manifestName = 'imsmanifest.xml'

interface Resource {
  type: string
  path: string
}

const resourcesOf = (manifest: Element, at: string): Resource[] =>
  findAll(manifest, named('resource')).flatMap((one) => {
    const { type = '', href } = one.attributes
    const address = href ?? childOf(one, 'file')?.attributes['href']
    const path = address === undefined ? undefined : resolvePath(at, address)
    return path === undefined ? [] : [{ type, path }]
  })

/** Items of QTI 1, which are another language, are named so that the teacher knows what to ask for. */
const isOld = ({ type }: Resource) =>
  /^imsqti_xmlv1|^imsqti_(?:item|assessment)?_?xmlv1|^assessment.*v1p|^assessment\/x-bb-qti/i.test(type)
const isItem = ({ type }: Resource) => /^imsqti_(?:apip)?item_|^imsqti_asi_.*item|^imsqti_item/i.test(type)
const isTest = ({ type }: Resource) => /^imsqti_(?:apip)?test_|^imsqti_assessment_/i.test(type)

/** What a test says around its items. */
function aroundItems(test: Element): string[] {
  const texts = findAll(test, named('rubricBlock', 'testFeedback')).map((one) => plainText(htmlOf(one.children)))
  const limits = findAll(test, named('timeLimits')).map(({ attributes }) => `maxTime ${attributes['maxTime'] ?? ''}`)
  const weights = findAll(test, named('weight'))
    .map(({ attributes }) => attributes['value'] ?? '1')
    .filter((value) => Number(value) !== 1)
  return [...texts, ...limits, ...weights.map((value) => `weight ${value}`)].filter(Boolean)
}

/** The items of a package, and what stands around them. */
export interface ItemPaths {
  paths: string[]
  around: string[]
}

/** The items that a test names, sections and sections in files of their own among them, in their order. */
async function itemsOfTest(pack: Package, path: string, depth = 0): Promise<ItemPaths> {
  if (depth > 5 || !pack.has(path)) return { paths: [], around: [] }
  const root = parseXml(await pack.read(path))
  const paths: string[] = []
  const around = aroundItems(root)
  for (const one of findAll(root, named('assessmentItemRef', 'assessmentSectionRef'))) {
    const to = resolvePath(path, one.attributes['href'] ?? '')
    if (to === undefined) continue
    if (one.name === 'assessmentItemRef') paths.push(to)
    else {
      const inner = await itemsOfTest(pack, to, depth + 1)
      paths.push(...inner.paths)
      around.push(...inner.around)
    }
  }
  return { paths, around }
}

/**
 * Returns the paths of the items of a package: in the order of its tests, then those that no test names.
 * @throws Unreadable where it has no manifest, or is one of QTI 1
 */
export async function itemPaths(pack: Package): Promise<ItemPaths> {
  // Some tools put the whole package into a folder.
  const at = pack.names.find((name) => name === manifestName || /^[^/]+\/imsmanifest\.xml$/.test(name))
  if (at === undefined) throw new Unreadable('package.manifest')
  const manifest = parseXml(await pack.read(at))
  if (childrenOf(manifest, 'resources').length === 0) throw new Unreadable('package.manifest')
  const resources = resourcesOf(manifest, at)
  const ordered: string[] = []
  const around: string[] = []
  for (const { path } of resources.filter(isTest)) {
    const test = await itemsOfTest(pack, path)
    ordered.push(...test.paths)
    around.push(...test.around)
  }
  const items = [...new Set([...ordered, ...resources.filter(isItem).map(({ path }) => path)])]
  if (items.length === 0 && resources.some(isOld)) throw new Unreadable('package.version', { what: 'QTI 1' })
  return { paths: items, around }
}
