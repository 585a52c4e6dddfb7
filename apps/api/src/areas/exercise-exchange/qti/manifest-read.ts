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
  /** An address that leads out of the package stays as it is: there is no file of that name, which is told. */
  path: string
}

/** Blackboard names the file of a resource in an attribute of its own, which parsing leaves without its prefix. */
const resourcesOf = (manifest: Element, at: string): Resource[] =>
  findAll(manifest, named('resource')).map((one) => {
    const { type = '', material_type, href, file, identifier = '' } = one.attributes
    const address = href ?? childOf(one, 'file')?.attributes['href'] ?? file ?? ''
    return { type: material_type ?? type, path: resolvePath(at, address) ?? (address || identifier) }
  })

const pathsOf = (resources: readonly Resource[]) => resources.map(({ path }) => path)

/** Items of QTI 1, which are another language, are named so that the teacher knows what to ask for. */
const isOld = ({ type }: Resource) =>
  /^imsqti_xmlv1|^imsqti_(?:item|assessment)?_?xmlv1|^assessment.*v1p|^assessment\/x-bb-qti|^d2lquiz|^d2lquestionlibrary/i.test(
    type,
  )
const isItem = ({ type }: Resource) => /^imsqti_(?:apip)?item_|^imsqti_asi_.*item|^imsqti_item/i.test(type)
const isTest = ({ type }: Resource) => /^imsqti_(?:apip)?test_|^imsqti_assessment_/i.test(type)

/** What a test says around its items. */
function aroundItems(test: Element): string[] {
  const texts = findAll(test, named('rubricBlock', 'testFeedback')).map((one) => plainText(htmlOf(one.children)))
  const limits = findAll(test, named('timeLimits')).map(({ attributes }) => `maxTime ${attributes['maxTime'] ?? ''}`)
  const weights = findAll(test, named('weight'))
    .map(({ attributes }) => attributes['value'] ?? '1')
    .filter((value) => Number(value) !== 1)
  const drawn = findAll(test, named('selection')).map(({ attributes }) => `select ${attributes['select'] ?? ''}`)
  const branches = findAll(test, named('preCondition', 'branchRule')).map(({ name }) => name)
  const others = [...limits, ...weights.map((value) => `weight ${value}`), ...drawn, ...new Set(branches)]
  return [...texts, ...others].filter(Boolean)
}

/** The titles of the sections of a test, those in others among them. */
const sectionsIn = (one: Element): string[] =>
  findAll(one, named('assessmentSection')).flatMap((section) => [
    (section.attributes['title'] ?? '').trim(),
    ...sectionsIn(section),
  ])

/** The items of a package, and what stands around them. */
export interface ItemPaths {
  paths: string[]
  around: string[]
  /** The titles of its sections, as other tools have categories. */
  sections: string[]
}

/**
 * The items that a test names, sections and sections in files of their own among them, in their order; a file that is
 * not there is told as an item that is not.
 */
async function itemsOfTest(pack: Package, path: string, known: Set<string>): Promise<ItemPaths> {
  if (known.has(path)) return { paths: [], around: [], sections: [] }
  known.add(path)
  if (!pack.has(path)) return { paths: [path], around: [], sections: [] }
  const root = parseXml(await pack.read(path))
  const paths: string[] = []
  const around = aroundItems(root)
  const sections = sectionsIn(root)
  for (const one of findAll(root, named('assessmentItemRef', 'assessmentSectionRef'))) {
    const { href = '', identifier = '' } = one.attributes
    const to = resolvePath(path, href) ?? (href || identifier)
    if (one.name === 'assessmentItemRef') paths.push(to)
    else {
      const inner = await itemsOfTest(pack, to, known)
      paths.push(...inner.paths)
      around.push(...inner.around)
      sections.push(...inner.sections)
    }
  }
  return { paths, around, sections }
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
  const sections: string[] = []
  const known = new Set<string>()
  for (const path of pathsOf(resources.filter(isTest))) {
    const test = await itemsOfTest(pack, path, known)
    ordered.push(...test.paths)
    around.push(...test.around)
    sections.push(...test.sections)
  }
  const items = [...new Set([...ordered, ...pathsOf(resources.filter(isItem))])]
  const old = resources.filter(isOld)
  if (items.length === 0 && old.length > 0) throw new Unreadable('package.version', { what: 'QTI 1' })
  // Beside items of QTI 2, each is refused by its name.
  return { paths: [...new Set([...items, ...pathsOf(old)])], around, sections }
}
