import { exchangeFormats, exportFormats, qtiVersions, type ExchangeFormat, type ExportFormat } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'

const endings: Record<string, ExchangeFormat> = {
  csv: 'CSV',
  xml: 'MOODLE_XML',
  gift: 'GIFT',
  txt: 'GIFT',
  zip: 'QTI',
  h5p: 'H5P',
}

/** Guesses the format of a file from its extension. */
export const formatOf = (name: string): ExchangeFormat | undefined =>
  endings[name.toLowerCase().split('.').at(-1) ?? '']

/** Whether exercises are written in a format, too. */
export const isExported = (format: ExchangeFormat): format is ExportFormat =>
  exportFormats.some((one) => one === format)

/** Returns the formats as options, and the value of one. */
export function useFormats() {
  const { t } = useTranslation()
  const optionOf = (value: ExchangeFormat) => ({ value, label: t(`exchange.formats.${value}`) })
  return {
    options: exchangeFormats.map(optionOf),
    formatIn: (value: string): ExchangeFormat => exchangeFormats.find((one) => one === value) ?? 'CSV',
    exportOptions: exportFormats.map(optionOf),
    exportFormatIn: (value: string): ExportFormat => exportFormats.find((one) => one === value) ?? 'CSV',
    versions: qtiVersions.map((value) => ({ value, label: t('exchange.versionOf', { version: value }) })),
  }
}
