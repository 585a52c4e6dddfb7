import { Box } from '@chakra-ui/react'
import { ChoiceChips } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { shownInPlace } from '../../api/shown-in-place.ts'
import { useRead } from '../../api/use-read.ts'

export interface CategoryChoiceProps {
  /** The id of the category on show; null: all of them. */
  category: number | null
  onChoose: (category: number | null) => void
}

/** One category, or none for all of them; without their names the whole store is there still. */
export function CategoryChoice({ category, onChoose }: CategoryChoiceProps) {
  const { t } = useTranslation()
  const { data } = useRead('GET /store/categories', {}, shownInPlace)
  const categories = data?.content ?? []
  const idOf = (wanted: string) => categories.find(({ name }) => name === wanted)?.id ?? null
  const chosen = categories.filter(({ id }) => id === category).map(({ name }) => name)
  return (
    <Box minH="target">
      <ChoiceChips
        label={t('store.categories')}
        options={categories.map(({ name }) => name)}
        chosen={chosen}
        lang="en"
        onChange={(pressed) => {
          const other = pressed.find((name) => !chosen.includes(name))
          onChoose(other === undefined ? null : idOf(other))
        }}
      />
    </Box>
  )
}
