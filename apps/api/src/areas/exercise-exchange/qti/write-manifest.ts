import type { QtiVersion } from '@the-house/domain'
import { element } from './element.ts'
import { versionNames } from './versions.ts'
import { escapeXml, writeXml } from './write-xml.ts'

/** An item of a package, with the names of the files that it shows. */
export interface PackedItem {
  identifier: string
  path: string
  files: readonly string[]
}

export const testPath = 'test.xml'

/** A test that names the items in their order. */
export const testXml = (version: QtiVersion, title: string, items: readonly PackedItem[]): string =>
  writeXml(
    version,
    element('assessmentTest', { identifier: 'test', title, toolName: 'The House' }, [
      element('testPart', { identifier: 'part', navigationMode: 'nonlinear', submissionMode: 'individual' }, [
        element(
          'assessmentSection',
          { identifier: 'section', title, visible: 'true' },
          items.map(({ identifier, path }) => element('assessmentItemRef', { identifier, href: path })),
        ),
      ]),
    ]),
  )

const resource = (identifier: string, type: string, href: string, files: readonly string[], needs: readonly string[]) =>
  [
    `    <resource identifier="${identifier}" type="${type}" href="${escapeXml(href)}">`,
    ...[href, ...files].map((file) => `      <file href="${escapeXml(file)}"/>`),
    ...needs.map((need) => `      <dependency identifierref="${need}"/>`),
    '    </resource>',
  ].join('\n')

/** The manifest of a package: its test, and its items with their files. */
export function manifestXml(version: QtiVersion, items: readonly PackedItem[]): string {
  const { manifest, itemType, testType, kind, kindVersion } = versionNames[version]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<manifest xmlns="${manifest}" identifier="exercises">`,
    '  <metadata>',
    `    <schema>${kind}</schema>`,
    `    <schemaversion>${kindVersion}</schemaversion>`,
    '  </metadata>',
    '  <organizations/>',
    '  <resources>',
    resource(
      'resource-test',
      testType,
      testPath,
      [],
      items.map(({ identifier }) => `resource-${identifier}`),
    ),
    ...items.map(({ identifier, path, files }) => resource(`resource-${identifier}`, itemType, path, files, [])),
    '  </resources>',
    '</manifest>',
    '',
  ].join('\n')
}
