import { chakra } from '@chakra-ui/react'
import { ProductCard, Skeleton } from '@the-house/design-system'
import type { Product } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { BoughtDialog } from './bought-dialog.tsx'
import { BuyAction } from './buy-action.tsx'
import { BuyDialog } from './buy-dialog.tsx'
import { stockOf } from './stock-of.ts'
import { useBuying } from './use-buying.ts'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    gap: 4,
    listStyle: 'none',
  },
})

/** The appearance of each stock level. */
const states = { available: 'available', few: 'few', soldOut: 'gone', unavailable: 'gone' } as const

/** Products in a grid, each of which can be bought. */
export function ProductList({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation()
  const buying = useBuying()
  const { asked, order } = buying
  return (
    <>
      <List>
        {products.map((product) => {
          const stock = stockOf(product)
          return (
            <li key={product.id}>
              <ProductCard
                name={product.name}
                description={product.description}
                price={t('common.dollars', { count: product.price })}
                stock={t(`store.stock.${stock}`, { count: product.stock ?? 0 })}
                state={states[stock]}
                image={product.image}
                imageText={product.image_text}
                lang="en"
                action={states[stock] !== 'gone' && <BuyAction product={product} onBuy={() => buying.ask(product)} />}
              />
            </li>
          )
        })}
      </List>
      {asked && <BuyDialog product={products.find(({ id }) => id === asked.id) ?? asked} buying={buying} />}
      {order && <BoughtDialog order={order} onClose={buying.close} />}
    </>
  )
}

/** Fills a screen with card skeletons, so that the layout does not shift. */
export const ProductsSkeleton = () => (
  <List as="div" aria-busy="true">
    {[1, 2, 3, 4, 5, 6].map((card) => (
      <Skeleton key={card} h="26rem" borderRadius="card" />
    ))}
  </List>
)
