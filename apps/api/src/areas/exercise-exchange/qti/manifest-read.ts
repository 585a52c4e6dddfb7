import { Unreadable } from '../problem.ts'
import type { Package } from '../../../reading/open-package.ts'
import { childrenOf, childOf, findAll, named, type Element } from './element.ts'
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
const isOld = ({ type }: Resource) => /^imsqti_xmlv1|^imsqti_(?:item|assessment)?_?xmlv1|^assessment.*v1p/i.test(type)
const isItem = ({ type }: Resource) => /^imsqti_(?:apip)?item_|^imsqti_asi_.*item|^imsqti_item/i.test(type)
const isTest = ({ type }: Resource) => /^imsqti_(?:apip)?test_|^imsqti_assessment_/i.test(type)

/** The items that a test names, sections and sections in files of their own among them, in their order. */
async function itemsOfTest(pack: Package, path: string, depth = 0): Promise<string[]> {
  if (depth > 5 || !pack.has(path)) return []
  const root = parseXml(await pack.read(path))
  const paths: string[] = []
  for (const one of findAll(root, named('assessmentItemRef', 'assessmentSectionRef'))) {
    const to = resolvePath(path, one.attributes['href'] ?? '')
    if (to === undefined) continue
    if (one.name === 'assessmentItemRef') paths.push(to)
    else paths.push(...(await itemsOfTest(pack, to, depth + 1)))
  }
  return paths
}

/**
 * Returns the paths of the items of a package: in the order of its tests, then those that no test names.
 * @throws Unreadable where it has no manifest, or is one of QTI 1
 */
export async function itemPaths(pack: Package): Promise<string[]> {
  // Some tools put the whole package into a folder.
  const at = pack.names.find((name) => name === manifestName || /^[^/]+\/imsmanifest\.xml$/.test(name))
  if (at === undefined) throw new Unreadable('package.manifest')
  const manifest = parseXml(await pack.read(at))
  if (childrenOf(manifest, 'resources').length === 0) throw new Unreadable('package.manifest')
  const resources = resourcesOf(manifest, at)
  const ordered: string[] = []
  for (const { path } of resources.filter(isTest)) ordered.push(...(await itemsOfTest(pack, path)))
  const items = [...new Set([...ordered, ...resources.filter(isItem).map(({ path }) => path)])]
  if (items.length === 0 && resources.some(isOld)) throw new Unreadable('package.version', { what: 'QTI 1' })
  return items
}
