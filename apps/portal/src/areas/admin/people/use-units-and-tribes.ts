import { useTranslation } from '@the-house/i18n'
import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'

export interface PlaceOption {
  value: string
  label: string
  /** An archived unit takes nobody new. */
  archived?: boolean
}

const optionOf = ({ id, name }: { id: number; name: string }): PlaceOption => ({ value: String(id), label: name })

/** The options that a person may come to: archived ones only where the person is there already. */
export const openOptions = (options: readonly PlaceOption[], own?: number | null): PlaceOption[] =>
  options.filter(({ value, archived }) => !archived || value === String(own))

/** Loads the units and tribes of the school as options; undefined while they load. */
export function useUnitsAndTribes() {
  const { t } = useTranslation()
  const { data: unities } = useApiQuery('GET /unities', {}, inlineErrors)
  const { data: tribes } = useApiQuery('GET /people/tribes', {}, inlineErrors)
  return {
    unities: unities?.content.map(({ archived, ...unit }) =>
      archived ? { ...optionOf(unit), archived, label: t('people.archivedUnit', { name: unit.name }) } : optionOf(unit),
    ),
    tribes: tribes?.content.map(optionOf),
  }
}
