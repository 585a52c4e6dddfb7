import { chakra } from '@chakra-ui/react'
import { PartnerCard, Skeleton } from '@the-house/design-system'
import type { Partner } from '@the-house/domain'
import { ListLink } from '../../page/listing/list-link.tsx'
import { paths } from '../../page/paths.ts'
import { useDiscount } from './use-discount.ts'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
    gap: 4,
    listStyle: 'none',
  },
})

/** One page of partners. */
export function PartnerList({ partners }: { partners: readonly Partner[] }) {
  const discountOf = useDiscount()
  return (
    <List>
      {partners.map((partner) => (
        <li key={partner.id}>
          <PartnerCard
            segment={partner.segment.name}
            discount={discountOf(partner)}
            address={partner.address}
            image={partner.image}
          >
            <ListLink href={paths.partner(partner.id)}>{partner.name}</ListLink>
          </PartnerCard>
        </li>
      ))}
    </List>
  )
}

/** Fills a screen with card skeletons, so that the layout does not shift. */
export const PartnersSkeleton = () => (
  <List as="div" aria-busy="true">
    {[1, 2, 3, 4, 5, 6].map((card) => (
      <Skeleton key={card} h="20rem" borderRadius="card" />
    ))}
  </List>
)
