import { inlineErrors } from '../../../api/inline-errors.ts'
import { useApiQuery } from '../../../api/use-api-query.ts'

const optionOf = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name })

/** Loads the units and tribes of the school as options; undefined while they load. */
export function useUnitsAndTribes() {
  const { data: unities } = useApiQuery('GET /unities', {}, inlineErrors)
  const { data: tribes } = useApiQuery('GET /people/tribes', {}, inlineErrors)
  return { unities: unities?.content.map(optionOf), tribes: tribes?.content.map(optionOf) }
}
