import { exchangeFormats, type ExchangeFormat } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'

const endings: Record<string, ExchangeFormat> = { csv: 'CSV', xml: 'MOODLE_XML', gift: 'GIFT', txt: 'GIFT' }

/** What a file is, as far as its name tells. */
export const formatOf = (name: string): ExchangeFormat | undefined =>
  endings[name.toLowerCase().split('.').at(-1) ?? '']

/** The formats as a list of choices, and one by its value. */
export function useFormats() {
  const { t } = useTranslation()
  return {
    options: exchangeFormats.map((value) => ({ value, label: t(`exchange.formats.${value}`) })),
    formatIn: (value: string): ExchangeFormat => exchangeFormats.find((one) => one === value) ?? 'CSV',
  }
}
