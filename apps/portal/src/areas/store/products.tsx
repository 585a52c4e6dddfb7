import { Box, Stack, Text } from '@chakra-ui/react'
import { Button, EmptyState } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { shownInPlace } from '../../api/shown-in-place.ts'
import { useRead } from '../../api/use-read.ts'
import { Loaded } from '../../page/loaded.tsx'
import { ProductList, ProductsSkeleton } from './product-list.tsx'

export interface ProductsProps {
  /** The id of a category; null: all of them. */
  category: number | null
  onAll: () => void
}

/** What the store has, and how much that is. */
export function Products({ category, onAll }: ProductsProps) {
  const { t } = useTranslation()
  const read = useRead(
    'GET /store/products',
    { query: category === null ? {} : { category_id: category } },
    shownInPlace,
  )
  return (
    <Stack gap={4} minH="24rem">
      <Text as="output" display="block" textStyle="small" color="fg.muted" minH="1lh">
        {read.data && t('store.found', { count: read.data.content.length })}
      </Text>
      <Box>
        <Loaded read={read} skeleton={<ProductsSkeleton />}>
          {({ content }) =>
            content.length > 0 ? <ProductList products={content} /> : <None {...{ category, onAll }} />
          }
        </Loaded>
      </Box>
    </Stack>
  )
}

function None({ category, onAll }: ProductsProps) {
  const { t } = useTranslation()
  if (category === null) return <EmptyState title={t('store.none.title')} description={t('store.none.text')} />
  return (
    <EmptyState
      title={t('store.noneFound.title')}
      description={t('store.noneFound.text')}
      action={<Button onClick={onAll}>{t('store.noneFound.all')}</Button>}
    />
  )
}
