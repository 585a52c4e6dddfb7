import { Card, Skeleton } from '@the-house/design-system'

/** The skeleton of a card of rows. */
export const CardRowsSkeleton = () => (
  <Card aria-busy="true" display="flex" flexDirection="column" gap={4}>
    {[1, 2, 3, 4].map((row) => (
      <Skeleton key={row} h={20} />
    ))}
  </Card>
)
