import { Box, Stack, Text } from '@chakra-ui/react'
import { Button, EmptyState, VisuallyHidden } from '@the-house/design-system'
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
  const query = category === null ? {} : { category_id: category }
  const read = useRead('GET /store/products', { query }, shownInPlace)
  const count = read.data?.content.length
  const none = category === null ? 'none' : 'noneFound'
  return (
    <Stack gap={4} minH="24rem">
      <Text as="output" display="block" textStyle="small" color="fg.muted" minH="1lh">
        {count === 0 && <VisuallyHidden>{t(`store.${none}.title`)}</VisuallyHidden>}
        {count !== undefined && count > 0 && t('store.found', { count })}
      </Text>
      <Box>
        <Loaded read={read} skeleton={<ProductsSkeleton />}>
          {({ content }) =>
            content.length > 0 ? (
              <ProductList products={content} />
            ) : (
              <EmptyState
                title={t(`store.${none}.title`)}
                description={t(`store.${none}.text`)}
                action={category !== null && <Button onClick={onAll}>{t('store.noneFound.all')}</Button>}
              />
            )
          }
        </Loaded>
      </Box>
    </Stack>
  )
}
