/**
 * The import formats: our own CSV table, the two formats that Moodle reads and writes, Aiken, packages of QTI in any of
 * `qtiVersions`, and packages of H5P.
 */
export const exchangeFormats = ['CSV', 'GIFT', 'AIKEN', 'MOODLE_XML', 'QTI', 'H5P'] as const
export type ExchangeFormat = (typeof exchangeFormats)[number]

/** The export formats. */
export const exportFormats = ['CSV', 'GIFT', 'MOODLE_XML', 'QTI'] as const satisfies ExchangeFormat[]
export type ExportFormat = (typeof exportFormats)[number]

/** The formats that are zip packages. */
export const packageFormats = ['QTI', 'H5P'] as const satisfies ExchangeFormat[]
export type PackageFormat = (typeof packageFormats)[number]
export const isPackageFormat = (format: ExchangeFormat): format is PackageFormat =>
  packageFormats.some((one) => one === format)

/** The formats that are one text. */
export type TextFormat = Exclude<ExchangeFormat, PackageFormat>
export const textFormats: readonly TextFormat[] = exchangeFormats.filter((format) => !isPackageFormat(format))

/** The versions of QTI that are read and written. */
export const qtiVersions = ['2.1', '2.2', '3.0'] as const
export type QtiVersion = (typeof qtiVersions)[number]
