import { Box } from '@chakra-ui/react'
import { ChoiceChips } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { inlineErrors } from '../../api/inline-errors.ts'
import { useApiQuery } from '../../api/use-api-query.ts'

export interface CategoryChoiceProps {
  /** The id of the chosen category; null: all of them. */
  category: number | null
  onChoose: (category: number | null) => void
}

/** Filters by a category; if their names fail to load, the whole store is still listed. */
export function CategoryChoice({ category, onChoose }: CategoryChoiceProps) {
  const { t } = useTranslation()
  const { data } = useApiQuery('GET /store/categories', {}, inlineErrors)
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
