import { shownInPlace } from '../../../api/shown-in-place.ts'
import { useRead } from '../../../api/use-read.ts'

const optionOf = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name })

/** The units and the tribes of the school, as a list offers them; undefined while they are on their way. */
export function usePlaces() {
  const { data: unities } = useRead('GET /unities', {}, shownInPlace)
  const { data: tribes } = useRead('GET /people/tribes', {}, shownInPlace)
  return { unities: unities?.content.map(optionOf), tribes: tribes?.content.map(optionOf) }
}
