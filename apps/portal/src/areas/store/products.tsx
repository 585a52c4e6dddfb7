import { Box, Stack, Text } from '@chakra-ui/react'
import { Button, EmptyState, VisuallyHidden } from '@the-house/design-system'
import { useTranslation } from '@the-house/i18n'
import { inlineErrors } from '../../api/inline-errors.ts'
import { useApiQuery } from '../../api/use-api-query.ts'
import { AsyncContent } from '../../page/async-content.tsx'
import { ProductList, ProductsSkeleton } from './product-list.tsx'

export interface ProductsProps {
  /** The id of the category; null: all of them. */
  category: number | null
  onAll: () => void
}

/** The products of a category, and their number. */
export function Products({ category, onAll }: ProductsProps) {
  const { t } = useTranslation()
  const query = category === null ? {} : { category_id: category }
  const read = useApiQuery('GET /store/products', { query }, inlineErrors)
  const count = read.data?.content.length
  const none = category === null ? 'none' : 'noneFound'
  return (
    <Stack gap={4} minH="24rem">
      <Text as="output" display="block" textStyle="small" color="fg.muted" minH="1lh">
        {count === 0 && <VisuallyHidden>{t(`store.${none}.title`)}</VisuallyHidden>}
        {count !== undefined && count > 0 && t('store.found', { count })}
      </Text>
      <Box>
        <AsyncContent read={read} skeleton={<ProductsSkeleton />}>
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
        </AsyncContent>
      </Box>
    </Stack>
  )
}
