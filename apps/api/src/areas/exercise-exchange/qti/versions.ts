import type { QtiVersion } from '@the-house/domain'

/** What a version of QTI names its files. */
interface Names {
  /** The namespace of items and tests, with its schema. */
  item: string
  schema: string
  /** The namespace of the manifest. */
  manifest: string
  itemType: string
  testType: string
  /** What the manifest says of itself. */
  kind: string
  kindVersion: string
  /** Whether elements are written with hyphens, after `qti-`. */
  hasHyphens: boolean
  /** Whether sound and film have elements of their own. */
  hasMedia: boolean
  /** Whether the use of a rubric is said. */
  hasUse: boolean
}

const site = 'http://www.imsglobal.org/xsd'
const schemas = 'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd'

export const versionNames: Record<QtiVersion, Names> = {
  '2.1': {
    item: `${site}/imsqti_v2p1`,
    schema: `${site}/qti/qtiv2p1/imsqti_v2p1.xsd`,
    manifest: `${site}/imscp_v1p1`,
    itemType: 'imsqti_item_xmlv2p1',
    testType: 'imsqti_test_xmlv2p1',
    kind: 'QTIv2.1 Package',
    kindVersion: '1.0.0',
    hasHyphens: false,
    hasMedia: false,
    hasUse: false,
  },
  '2.2': {
    item: `${site}/imsqti_v2p2`,
    schema: `${site}/qti/qtiv2p2/imsqti_v2p2.xsd`,
    manifest: `${site}/imscp_v1p1`,
    itemType: 'imsqti_item_xmlv2p2',
    testType: 'imsqti_test_xmlv2p2',
    kind: 'QTIv2.2 Package',
    kindVersion: '1.0.0',
    hasHyphens: false,
    hasMedia: true,
    hasUse: true,
  },
  '3.0': {
    item: `${site}/imsqtiasi_v3p0`,
    schema: `${schemas}/imsqti_asiv3p0_v1p0.xsd`,
    manifest: `${site}/qti/qtiv3p0/imscp_v1p1`,
    itemType: 'imsqti_item_xmlv3p0',
    testType: 'imsqti_test_xmlv3p0',
    kind: 'QTI Package',
    kindVersion: '3.0.0',
    hasHyphens: true,
    hasMedia: true,
    hasUse: true,
  },
}
