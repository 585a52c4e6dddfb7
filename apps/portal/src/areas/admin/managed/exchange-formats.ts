import { exchangeFormats, type ExchangeFormat } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'

const endings: Record<string, ExchangeFormat> = { csv: 'CSV', xml: 'MOODLE_XML', gift: 'GIFT', txt: 'GIFT' }

/** Guesses the format of a file from its extension. */
export const formatOf = (name: string): ExchangeFormat | undefined =>
  endings[name.toLowerCase().split('.').at(-1) ?? '']

/** Returns the formats as options, and the label of one. */
export function useFormats() {
  const { t } = useTranslation()
  return {
    options: exchangeFormats.map((value) => ({ value, label: t(`exchange.formats.${value}`) })),
    formatIn: (value: string): ExchangeFormat => exchangeFormats.find((one) => one === value) ?? 'CSV',
  }
}
